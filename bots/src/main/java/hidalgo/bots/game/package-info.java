/** The interface through which games give bots their knowledge, {@link hidalgo.bots.game.GameKnowledge}. */
@NullMarked
package hidalgo.bots.game;

import org.jspecify.annotations.NullMarked;
