/** What a game brings to bots: {@link hidalgo.bots.game.GameKnowledge} is the only door. */
@NullMarked
package hidalgo.bots.game;

import org.jspecify.annotations.NullMarked;
