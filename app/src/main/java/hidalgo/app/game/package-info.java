/** What a game provides for the terminal. */
@NullMarked
package hidalgo.app.game;

import org.jspecify.annotations.NullMarked;
