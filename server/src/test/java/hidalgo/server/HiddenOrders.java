package hidalgo.server;

import hidalgo.records.LegalMoves;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Ruling;
import hidalgo.rules.Setup;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.CaballeroSetup;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandeSetup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Games of three that differ only in what is face down. */
public final class HiddenOrders {
    public static final int SEATS = 3;

    private HiddenOrders() {}

    /** A game after some random moves. */
    public static Match random(String game, long seed, int plies) {
        Game rules = Games.named(game).orElseThrow();
        RandomSource random = RandomSource.of(seed);
        Match match = new Match(rules.deal(rules.choose(Map.of("players", String.valueOf(SEATS))), random));
        while (match.steps().size() < plies) {
            playAny(match, random);
        }
        return match;
    }

    private static void playAny(Match match, RandomSource random) {
        Position position = match.position();
        int seat = Integer.numberOfTrailingZeros(position.obliged());
        List<String> moves = LegalMoves.sorted(position, seat);
        match.play(seat, moves.get(random.below(moves.size())));
    }

    /** A game of El Grande in which all players choose secretly now. */
    public static Match beforeSecretChoice(long seed) {
        for (long number = seed * 1000; ; number++) {
            Match match = random("el-grande", number, 0);
            RandomSource random = RandomSource.of(number);
            while (!match.position().isOver()) {
                Position position = match.position();
                if (Integer.bitCount(position.obliged()) == SEATS) {
                    return match;
                }
                playAny(match, random);
            }
        }
    }

    /** Whether a move brings nothing to light. */
    public static boolean revealsNothing(Position position, int seat, String move) {
        Position after = position.copy();
        play(after, seat, move);
        return after.reveals() == position.reveals();
    }

    /** Plays a move that must be legal. */
    public static void play(Position position, int seat, String move) {
        if (!(position.judge(seat, move) instanceof Ruling.Legal(int number))) {
            throw new AssertionError(move + " is not legal");
        }
        position.play(seat, number);
    }

    /** The same game with everything that is face down in another order. */
    public static Match withOtherOrder(Match match, long seed) {
        Random random = new Random(seed);
        Match other = new Match(
                switch (match.setup()) {
                    case CaballeroSetup setup -> shuffled(setup, (CaballeroPosition) match.position(), random);
                    case GrandeSetup setup -> shuffled(setup, (GrandePosition) match.position(), random);
                    default -> throw new AssertionError("Another game");
                });
        match.steps().forEach(step -> other.play(step.seat(), step.notation()));
        return other;
    }

    private static Setup shuffled(CaballeroSetup setup, CaballeroPosition position, Random random) {
        List<String> stack = new ArrayList<>(setup.stack());
        int unseen = position.table().unseen().size();
        Collections.shuffle(stack.subList(stack.size() - unseen, stack.size()), random);
        return new CaballeroSetup(setup.options(), setup.first(), setup.start(), stack);
    }

    private static Setup shuffled(GrandeSetup setup, GrandePosition position, Random random) {
        List<List<String>> piles = new ArrayList<>();
        for (int pile = 0; pile < setup.piles().size(); pile++) {
            List<String> cards = new ArrayList<>(setup.piles().get(pile));
            int unseen = position.table().piles().get(pile).unseen().size();
            Collections.shuffle(cards.subList(cards.size() - unseen, cards.size()), random);
            piles.add(cards);
        }
        return new GrandeSetup(setup.options(), setup.first(), setup.king(), setup.homes(), piles);
    }
}
