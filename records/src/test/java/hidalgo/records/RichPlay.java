package hidalgo.records;

import hidalgo.rules.Game;
import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Random play in which every kind of move is equally likely, so that rare kinds are not crowded out by common ones. */
final class RichPlay<K extends Comparable<K>> {
    private final Game game;
    private final RandomSource random;
    private final Function<String, K> kindOf;

    RichPlay(Game game, RandomSource random, Function<String, K> kindOf) {
        this.game = game;
        this.random = random;
        this.kindOf = kindOf;
    }

    /** Plays a whole game. */
    GameRecord play(Setup setup) {
        return play(setup, Integer.MAX_VALUE);
    }

    /** Plays some moves of a game, fewer if it ends before. */
    GameRecord play(Setup setup, int moves) {
        Match match = new Match(setup);
        while (!match.position().isOver() && match.steps().size() < moves) {
            step(match);
        }
        return GameRecord.of(game, match);
    }

    private void step(Match match) {
        Position position = match.position();
        int movers = position.movers();
        for (int skip = Integer.bitCount(movers) > 1 ? random.below(Integer.bitCount(movers)) : 0; skip > 0; skip--) {
            movers &= movers - 1;
        }
        int seat = Integer.numberOfTrailingZeros(movers);
        Map<K, List<String>> byKind = new TreeMap<>();
        for (String move : LegalMoves.sorted(position, seat)) {
            byKind.computeIfAbsent(kindOf.apply(move), kind -> new ArrayList<>())
                    .add(move);
        }
        List<K> choice = List.copyOf(byKind.keySet());
        List<String> group = byKind.get(choice.get(random.below(choice.size())));
        match.play(seat, group.get(random.below(group.size())));
    }
}
