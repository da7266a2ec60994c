package hidalgo.offline;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** How long the turns of a bot take by the clock, all moves of a turn together: in a browser, on whatever device it runs. */
final class BotTurns {
    private static final int SEED = 7;
    private static final double NANOSECONDS = 1e6;

    private final List<Bot> bots;
    private final RandomSource random = RandomSource.of(SEED);
    private final List<Double> times = new ArrayList<>();
    private int turn = -1;

    private BotTurns(List<Bot> bots) {
        this.bots = bots;
    }

    /** The milliseconds of a bot's first turns against a squire; a secret choice has its own time. */
    static List<Double> times(String name, String bot, int turns) {
        Game game = Games.known(name);
        Position position = game.deal(game.choose(Map.of("players", "2")), RandomSource.of(SEED))
                .begin();
        BotTurns played = new BotTurns(List.of(Bots.of(bot), Bots.of("squire")));
        while (!position.isOver() && played.times.size() <= turns) {
            played.move(position);
        }
        return played.times.subList(0, Math.min(turns, played.times.size()));
    }

    private void move(Position position) {
        int seat = Integer.numberOfTrailingZeros(position.obliged());
        boolean isSecret = position.isChoosingSecretly();
        int now = position.turn();
        long start = System.nanoTime();
        int move = bots.get(seat).choose(position.view(seat), random);
        double millis = (System.nanoTime() - start) / NANOSECONDS;
        if (seat == 0 && (isSecret || now != turn || times.isEmpty())) {
            times.add(millis);
        } else if (seat == 0) {
            times.set(times.size() - 1, times.getLast() + millis);
        }
        if (seat == 0 && !isSecret) {
            turn = now;
        }
        position.play(seat, move);
    }
}
