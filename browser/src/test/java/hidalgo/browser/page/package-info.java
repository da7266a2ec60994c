/** The pages around the tables: lobby, waiting room, replays. */
@NullMarked
package hidalgo.browser.page;

import org.jspecify.annotations.NullMarked;
