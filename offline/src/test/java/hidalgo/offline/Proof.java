package hidalgo.offline;

import hidalgo.bots.Bots;
import hidalgo.lab.Simulation;
import hidalgo.lab.bench.Benchmark;
import hidalgo.records.GameRecord;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Match;
import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import hidalgo.tables.deal.DealOfDay;
import hidalgo.tables.session.BotView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Evidence that a browser plays as Java does; tests compare the answers of {@link ProofWorker} with it. */
public final class Proof {
    private static final long A_DAY = 1_800_000_000_000L;
    private static final String A_SEED = "0123456789abcdeffedcba9876543210".repeat(2);

    private Proof() {}

    /**
     * The requested evidence: the games, signatures, deals, searches whose time can be taken, how long turns take, or a
     * whole game.
     */
    static Object answer(PageRequest call) {
        return switch (call.part(1)) {
            case "games" -> Games.names();
            case "signatures" -> signatures();
            case "deals" -> deals();
            case "daily" -> dealOfTheDay(call.part(2));
            case "speed" -> SearchSpeed.search(call.part(2));
            case "turns" -> BotTurns.times(call.part(2), call.part(3), number(call, "turns", 1));
            default -> game(call.part(1), List.of(call.part(2).split("\\+")), number(call, "seed", 0));
        };
    }

    private static int number(PageRequest call, String key, int otherwise) {
        String value = call.query().get(key);
        return value == null ? otherwise : Integer.parseInt(value);
    }

    /** The signature of the rules in every benchmark. */
    public static Map<String, String> signatures() {
        Map<String, String> signatures = new LinkedHashMap<>();
        Benchmark.ALL.forEach(benchmark -> signatures.put(benchmark.name(), benchmark.signature()));
        return signatures;
    }

    /** The deal of a new table's seed, and of an older table's seed, in every game. */
    public static Map<String, String> deals() {
        Map<String, String> deals = new LinkedHashMap<>();
        for (String name : Games.names()) {
            Game game = Games.known(name);
            for (String seed : List.of(A_SEED, "fedcba9876543210f")) {
                long dealt = game.deal(game.choose(Map.of("players", "2")), RandomSource.ofDeal(seed))
                        .begin()
                        .fingerprint();
                deals.put(name + " " + seed, Long.toHexString(dealt));
            }
        }
        return deals;
    }

    /** The moves of a game of the deal of a day, whose person plays any move. */
    public static List<String> dealOfTheDay(String name) {
        DealOfDay deal = DealOfDay.named(name + "-today", A_DAY);
        Match match = new Match(deal.game().deal(deal.options(), RandomSource.ofDeal(A_SEED)));
        RandomSource random = RandomSource.of(1);
        MoveList moves = new MoveList();
        while (!match.isOver()) {
            int seat = Integer.numberOfTrailingZeros(match.position().obliged());
            int move;
            if (seat == deal.seat()) {
                match.position().view(seat).legalMoves(moves);
                move = moves.get(random.below(moves.size()));
            } else {
                BotView seen = BotView.seeded(match, seat, A_SEED);
                move = seen.choose(deal.bot(seat), Bots::of).move();
            }
            match.play(seat, move);
        }
        return GameRecord.of(deal.game(), match).moves().stream()
                .map(made -> made.seat() + " " + made.text())
                .toList();
    }

    /** The moves of a whole game of bots, which the seed decides. */
    public static List<String> game(String name, List<String> bots, int seed) {
        Game game = Games.known(name);
        var options = game.choose(Map.of("players", String.valueOf(bots.size())));
        var played = new Simulation(game, options, bots, seed).play(0).match();
        return GameRecord.of(game, played).moves().stream()
                .map(move -> move.seat() + " " + move.text())
                .toList();
    }
}
