/** What a game brings to the terminal. */
@NullMarked
package hidalgo.app.game;

import org.jspecify.annotations.NullMarked;
