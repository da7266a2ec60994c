/** A walk through every screen, and what must hold on all of them. */
@NullMarked
package hidalgo.browser.everyscreen;

import org.jspecify.annotations.NullMarked;
