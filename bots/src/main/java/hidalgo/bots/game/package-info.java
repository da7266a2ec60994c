/** What a game provides for bots, in {@link hidalgo.bots.game.GameKnowledge}. */
@NullMarked
package hidalgo.bots.game;

import org.jspecify.annotations.NullMarked;
