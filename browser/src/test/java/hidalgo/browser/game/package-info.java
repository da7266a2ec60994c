/** Whole games, played on the page from the first screen to the final standing. */
@NullMarked
package hidalgo.browser.game;

import org.jspecify.annotations.NullMarked;
