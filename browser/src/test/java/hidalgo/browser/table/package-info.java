/** The parts of a table besides moves. */
@NullMarked
package hidalgo.browser.table;

import org.jspecify.annotations.NullMarked;
