/** Pictures of the pages, for the README and to be looked at. They are no tests. */
@NullMarked
package hidalgo.browser.picture;

import org.jspecify.annotations.NullMarked;
