package hidalgo.bots.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.rules.Game;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.Map;

/** The share of one weight in the worth of positions: every position of random games, judged with and without it. */
public final class WeightComparison {
    /** Checks the amount that a weight adds to a seat's worth; returns whether it made a difference. */
    @FunctionalInterface
    public interface Check<P> {
        boolean holds(P position, int seat, double more);
    }

    private WeightComparison() {}

    /** Compares a value of a weight with its usual one; the check must find it of consequence somewhere. */
    public static void check(Game game, String weight, double value, double usual, Check<Position> check) {
        int seen = 0;
        for (int seed = 0; seed < 6; seed++) {
            RandomSource random = RandomSource.of(seed);
            Map<String, String> options = Map.of("players", Integer.toString(2 + seed % 3));
            Position position = game.deal(game.choose(options), random).begin();
            Judgement with = GameKnowledge.of(position).judgement(Map.of(weight, value));
            Judgement without = GameKnowledge.of(position).judgement(Map.of(weight, usual));
            double[] more = new double[5];
            double[] less = new double[5];
            MoveList moves = new MoveList();
            while (!position.isOver()) {
                with.worth(position, more);
                without.worth(position, less);
                for (int seat = 0; seat < position.seats(); seat++) {
                    seen += check.holds(position, seat, more[seat] - less[seat]) ? 1 : 0;
                }
                int mover = Integer.numberOfTrailingZeros(position.obliged());
                position.legalMoves(mover, moves);
                position.play(mover, moves.get(random.below(moves.size())));
            }
        }
        assertThat(seen).as("positions where %s matters", weight).isPositive();
    }
}
