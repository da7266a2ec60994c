/** The interface through which games describe themselves to the terminal. */
@NullMarked
package hidalgo.app.game;

import org.jspecify.annotations.NullMarked;
