package hidalgo.tables.command;

import hidalgo.bots.Bots;
import hidalgo.bots.Persona;
import hidalgo.tables.NameLikeness;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.table.Seat;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Seats with bots: each bot has a persona with a name that is unique at the table. */
public final class BotSeats {
    private static final SecureRandom RANDOM = new SecureRandom();

    private BotSeats() {}

    /**
     * A seat with a bot.
     *
     * @param level how it plays
     * @param persona the requested persona; any persona if none is given or the name is taken
     * @param taken the names of the others at the table
     */
    public static Seat of(@Nullable String level, @Nullable String persona, Collection<String> taken) {
        String bot = known(level);
        List<Persona> free = new ArrayList<>(Persona.all());
        free.removeIf(one -> taken.stream().anyMatch(name -> isLike(name, one.name())));
        String name = free.stream()
                .filter(one -> one.id().equals(persona))
                .findFirst()
                .orElseGet(() -> free.get(RANDOM.nextInt(free.size())))
                .name();
        return new Seat(null, name, bot);
    }

    /** The same bot at another level. */
    public static Seat withLevel(Seat seat, String level) {
        return new Seat(null, seat.name(), known(level));
    }

    private static String known(@Nullable String level) {
        String bot = level == null ? "" : level;
        if (!Bots.names().contains(bot)) {
            throw RequestRefused.of(Kind.BAD, "bots.unknown", "name", bot, "names", String.join(", ", Bots.names()));
        }
        return bot;
    }

    /** Seats with names for the bots: those that have one already keep it, unless a person has the same name. */
    public static List<Seat> named(List<Seat> seats) {
        List<Seat> named = new ArrayList<>(seats);
        for (int number = 0; number < named.size(); number++) {
            Seat seat = named.get(number);
            if (seat.bot() != null && seat.person() == null) {
                List<String> others = names(named, number);
                boolean stays = Persona.named(seat.name()).isPresent()
                        && others.stream().noneMatch(name -> isLike(name, seat.name()));
                named.set(number, stays ? seat : of(seat.bot(), null, others));
            }
        }
        return named;
    }

    /** The names at a table, without that of one seat. */
    public static List<String> names(List<Seat> seats, int without) {
        List<String> names = new ArrayList<>();
        for (int number = 0; number < seats.size(); number++) {
            if (number != without && !seats.get(number).name().isEmpty()) {
                names.add(seats.get(number).name());
            }
        }
        return names;
    }

    public static boolean isLike(String one, String other) {
        return NameLikeness.of(one).equals(NameLikeness.of(other));
    }
}
