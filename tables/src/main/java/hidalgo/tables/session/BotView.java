package hidalgo.tables.session;

import hidalgo.bots.Bot;
import hidalgo.bots.Choice;
import hidalgo.bots.Persona;
import hidalgo.records.SecretMoves;
import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import hidalgo.tables.Sha256;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/*
 * All who play the deal of a day must meet the same bots. So a bot of such a table is made anew for every move, from its
 * own moves of the turn, and its random numbers depend only on the deal, its seat and the number of its moves. If several
 * seats choose secretly, it sees the position from before the first choice: the order of the choices changes nothing. No net
 * judges: the numbers of nets are rounded differently in a browser, so that nearly equal moves may change places.
 */

/**
 * The position from which a bot chooses.
 *
 * @param view the view of its seat
 * @param made its moves in this turn, if the bot must be made anew
 * @param chance its random numbers; null for any
 */
public record BotView(View view, List<Made> made, @Nullable RandomSource chance) {
    private static final String SAME_EVERYWHERE = "judgement=hand,iterations=24";

    /**
     * A move that the seat has made.
     *
     * @param view the view before it
     * @param move the move
     */
    public record Made(View view, int move) {}

    /** The view of the bot of a seat at a version of a table; empty if the game has continued or is over. */
    public static Optional<BotView> of(Table table, int version, int seat) {
        if (table.isDealOfDay() && table.phase() == Phase.PLAYING && table.version() == version) {
            return Optional.of(seeded(table.game().match(), seat, table.opened().seed()));
        }
        return table.viewAt(version, seat).map(view -> new BotView(view, List.of(), null));
    }

    /** The same with random numbers that follow from the seed of the deal. */
    public static BotView seeded(Match match, int seat, String seed) {
        List<Match.Step> steps = match.steps();
        Position position = match.setup().begin();
        List<Made> made = new ArrayList<>();
        int moves = 0;
        for (Match.Step step : steps.subList(0, steps.size() - SecretMoves.hidden(match))) {
            if (step.seat() == seat) {
                made.add(new Made(position.copy().view(seat), step.move()));
                moves++;
            }
            int turn = position.turn();
            position.play(step.seat(), step.move());
            if (position.turn() != turn) {
                made.clear();
            }
        }
        return new BotView(position.view(seat), List.copyOf(made), chance(seed, seat, moves));
    }

    /** The random numbers of a seat for its next move, after a number of its moves. */
    static RandomSource chance(String seed, int seat, int moves) {
        byte[] hash = Sha256.of("hidalgo bot 1\n" + seed + "\n" + seat + "\n" + moves + "\n");
        return RandomSource.of(number(hash, 0), number(hash, Long.BYTES));
    }

    /** Eight bytes as a number, the highest first. */
    private static long number(byte[] bytes, int from) {
        long number = 0;
        for (int at = from; at < from + Long.BYTES; at++) {
            number = number << Byte.SIZE | bytes[at] & 0xFF;
        }
        return number;
    }

    /** The description of a bot that plays the same on all machines: bounded by iterations, and judged by hand. */
    public static String description(String level, Optional<Persona> persona) {
        return level + ":" + persona.map(one -> one.id() + ",").orElse("") + SAME_EVERYWHERE;
    }

    boolean isSeeded() {
        return chance != null;
    }

    /** The choice of a new bot of a description, always the same. */
    public Choice choose(String description, Function<String, Bot> levels) {
        if (chance == null) {
            throw new IllegalStateException("This bot has any random numbers");
        }
        return Choice.of(
                () -> {
                    Bot bot = levels.apply(description);
                    made.forEach(each -> bot.made(each.view(), each.move()));
                    return bot;
                },
                view,
                chance,
                levels);
    }
}
