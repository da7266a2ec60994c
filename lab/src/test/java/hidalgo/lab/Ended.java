package hidalgo.lab;

import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Setup;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Games that ended with certain totals. */
final class Ended {
    private Ended() {}

    static SimulatedGame with(int index, Integer... totals) {
        Game game = Games.known(Games.names().getFirst());
        Setup setup = game.deal(game.choose(Map.of("players", "" + totals.length)), RandomSource.of(1));
        List<Integer> scored = List.of(totals);
        List<Integer> winners = IntStream.range(0, totals.length)
                .filter(seat -> scored.get(seat).equals(Collections.max(scored)))
                .boxed()
                .toList();
        return new SimulatedGame(setup, new MoveLog(), new GameResult(index, scored, winners, List.of()));
    }
}
