package hidalgo.tables.protocol;

import hidalgo.tables.table.Seat;
import org.jspecify.annotations.Nullable;

/**
 * A seat as all see it.
 *
 * @param seat its number, which is its colour
 * @param kind open, person or bot
 * @param name the player's name; empty while the seat is open
 * @param bot the level of the bot that plays, or empty
 * @param persona the bot's persona, for its portrait; empty for people, for bots that play for them, and in lists of
 *     tables
 * @param online whether the person has the table open
 * @param thinking whether a bot is choosing a move
 * @param millis the time left on the clock now, or null without one
 * @param running whether the clock runs
 * @param out whether the game has waited too long for this seat, so that the others may put a bot in: the time has run
 *     out or, without a clock, the person has done nothing for an hour
 * @param left whether its person has left it to a bot; a person who leaves has lost
 * @param returning whether a person whose seat a bot has taken over may come back
 */
public record SeatView(
        int seat,
        Seat.Kind kind,
        String name,
        String bot,
        String persona,
        boolean online,
        boolean thinking,
        @Nullable Long millis,
        boolean running,
        boolean out,
        boolean left,
        boolean returning) {}
