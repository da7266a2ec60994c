/** The guided first games, taken to their ends. */
@NullMarked
package hidalgo.browser.lesson;

import org.jspecify.annotations.NullMarked;
