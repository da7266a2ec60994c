/** How fast pages are, by the browser's own timers. They print and judge nothing, and are no tests. */
@NullMarked
package hidalgo.browser.measure;

import org.jspecify.annotations.NullMarked;
