package hidalgo.bots.reasons;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.rules.Game;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Random games in which every move is explained by itself and together with those of its turn before it. */
public final class RandomExplanations {
    /** Checks one reason for what a seat did between two positions. */
    @FunctionalInterface
    public interface Check {
        void holds(Position before, Position after, int seat, Message reason);
    }

    /** Whether a move may have no reasons, because its result is not certain. */
    @FunctionalInterface
    public interface Uncertainty {
        boolean is(Position before, int seat, int move);
    }

    private final MoveList legal = new MoveList();
    private final Set<String> said = new TreeSet<>();
    private final Game game;
    private final Uncertainty uncertainty;
    private final Check check;

    /** Explanations of one game. */
    public RandomExplanations(Game game, Uncertainty uncertainty, Check check) {
        this.game = game;
        this.uncertainty = uncertainty;
        this.check = check;
    }

    /** The keys of all reasons given so far. */
    public Set<String> said() {
        return said;
    }

    /** Plays a game and checks every reason. */
    public void play(Map<String, String> options, int seed) {
        RandomSource random = RandomSource.of(seed);
        Position position = game.deal(game.choose(options), random).begin();
        Position turnStart = position.copy();
        List<Integer> turn = new ArrayList<>();
        int turnSeat = -1;
        while (!position.isOver()) {
            int movers = position.movers();
            int seat = Integer.numberOfTrailingZeros(random.below(3) == 0 ? Integer.highestOneBit(movers) : movers);
            if (seat != turnSeat || position.turn() != turnStart.turn()) {
                turnStart = position.copy();
                turnSeat = seat;
                turn.clear();
            }
            int move = randomMove(position, seat, random);
            Position before = position.copy();
            position.play(seat, move);
            turn.add(move);
            if (!uncertainty.is(before, seat, move)) {
                check(before, position, seat, List.of(move));
                check(turnStart, position, seat, turn);
            } else {
                turnSeat = -1;
            }
        }
    }

    private void check(Position before, Position after, int seat, List<Integer> moves) {
        List<Message> reasons =
                GameKnowledge.of(before).reasons(before, seat, moves).strongest();
        assertThat(reasons.size()).isLessThanOrEqualTo(Reasons.MOST);
        for (Message reason : reasons) {
            said.add(reason.key());
            assertThat(Messages.ENGLISH.text(reason)).isNotBlank();
            check.holds(before, after, seat, reason);
        }
    }

    private int randomMove(Position position, int seat, RandomSource random) {
        position.legalMoves(seat, legal);
        return legal.get(random.below(legal.size()));
    }
}
