/** A walk through every screen, and what must hold on all of them. */
@NullMarked
package hidalgo.browser.tour;

import org.jspecify.annotations.NullMarked;
