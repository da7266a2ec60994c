package hidalgo.tables.view;

import hidalgo.bots.Persona;
import hidalgo.tables.table.Seat;
import java.util.Optional;

/** Which of the people that bots can be sits where. */
public final class Personas {
    private Personas() {}

    /**
     * The persona of a bot; empty if a person holds the seat, or if the bot's name is one of older versions, such as
     * Squire 2.
     */
    public static Optional<Persona> at(Seat seat) {
        return seat.person() != null || seat.bot() == null ? Optional.empty() : Persona.named(seat.name());
    }

    /** The identifier of who a bot is, or nothing. */
    public static String idAt(Seat seat) {
        return at(seat).map(Persona::id).orElse("");
    }
}
