package hidalgo.bots;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Evaluation;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.WinEstimate;
import hidalgo.bots.search.Advice;
import hidalgo.bots.search.Budget;
import hidalgo.bots.search.Node;
import hidalgo.bots.search.Search;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/*
 * The results of one decision are reused for the next, as long as nothing new has been revealed. Several threads search
 * separately, each with its own tree and random numbers, and their counts are added up. So a search with the same seed
 * and number of iterations always chooses the same move, however fast the threads are. It keeps a tree only while it is
 * still to move, and adds up the time it has used until the turn ends.
 */

/** A bot that searches. */
final class Knight implements Bot {
    private static final String TRIES_WASTED = "search.wasted";

    /** The estimated size of everything but its trees. */
    private static final int OWN_BYTES = 2000;

    /**
     * The judge of the positions where a search ends.
     *
     * @param byHand whether it is never a net
     * @param net the name of the nets, or the usual ones if that is empty
     */
    record Judge(boolean byHand, String net) {
        WinEstimate winEstimate(GameKnowledge knowledge, Judgement judgement, int seats) {
            if (byHand) {
                return new Evaluation(judgement);
            }
            return knowledge.winEstimate(judgement, net.isEmpty() ? knowledge.nets() : knowledge.nets(net), seats);
        }
    }

    private final Budget budget;
    private final Map<String, Double> weights;
    private final Judge judge;
    private final Liking liking;
    private final List<@Nullable Node> known = new ArrayList<>();
    /** Its moves in this turn so far. */
    private final List<Integer> done = new ArrayList<>();

    private final MoveList moves = new MoveList();
    private final long treeBytes;
    private boolean isInTurn;
    private int turn = -1;
    private int reveals = -1;
    private long spent;
    private long expected;
    private List<Double> chances = List.of();
    private List<Advice.Candidate> considered = List.of();

    /**
     * A knight that thinks with a number of threads, with some weights changed for an experiment.
     *
     * @param persona its persona, empty for none
     * @param judge the judge of the positions where its search ends
     * @param mostBytes how large its trees may become, all threads together
     */
    Knight(String persona, Budget budget, int threads, Judge judge, Map<String, Double> weights, long mostBytes) {
        this.liking = new Liking(persona, weights);
        this.budget = budget;
        this.judge = judge;
        this.weights = weights;
        this.treeBytes = mostBytes / threads;
        for (int i = 0; i < threads; i++) {
            known.add(null);
        }
    }

    @Override
    public int choose(View view, RandomSource random) {
        if (view.fingerprint() != expected) {
            known.replaceAll(node -> null);
            done.clear();
        }
        chances = List.of();
        considered = List.of();
        view.legalMoves(moves);
        int move = view.isObliged() && moves.size() == 1
                ? moves.get(0)
                : liking.choose(view, think(view, random)).move();
        expect(view, move);
        return move;
    }

    /**
     * Keeps the search's results about the position after a move, and the moves of the turn. Only that very position
     * may use them: a seat can change hands between a person and a bot, and others may have moved.
     */
    private void expect(View view, int move) {
        known.replaceAll(node -> node == null || move == WAIT ? null : node.after(move));
        isInTurn = true;
        if (move != WAIT) {
            Position after = view.sample(RandomSource.of(0));
            int before = after.turn();
            after.play(view.seat(), move);
            done.add(move);
            if (after.turn() != before) {
                isInTurn = false;
                done.clear();
            }
            expected = after.view(view.seat()).fingerprint();
        }
    }

    /** The legal moves that are not worth considering, given the moves of the turn so far. */
    private List<Integer> wasted(View view, Judgement judgement) {
        List<Integer> wasted = new ArrayList<>();
        boolean tries =
                judgement.weights().has(TRIES_WASTED) && judgement.weights().get(TRIES_WASTED) != 0;
        if (!done.isEmpty() && !tries) {
            view.legalMoves(moves);
            for (int i = 0; i < moves.size(); i++) {
                if (judgement.isWasted(done, moves.get(i))) {
                    wasted.add(moves.get(i));
                }
            }
        }
        return wasted;
    }

    @Override
    public long bytes() {
        long trees = 0;
        for (Node node : known) {
            trees += node == null ? 0 : node.bytes();
        }
        return trees + (isInTurn || trees > 0 ? OWN_BYTES : 0);
    }

    @Override
    public void made(View view, int move) {
        expect(view, move);
    }

    @Override
    public void forget() {
        known.replaceAll(node -> null);
    }

    @Override
    public List<Double> chances() {
        return chances;
    }

    @Override
    public List<Advice.Candidate> considered() {
        return considered;
    }

    /** Searches, with the results of earlier searches of the turn and the rest of its time. */
    Advice think(View view, RandomSource random) {
        long start = System.nanoTime();
        Position sample = view.sample(random);
        remember(sample);
        // A secret choice has its own time, whenever it comes, and takes none from the turn.
        boolean secret = sample.isChoosingSecretly();
        GameKnowledge knowledge = GameKnowledge.of(view);
        List<Search> searches = new ArrayList<>();
        for (Node node : known) {
            RandomSource own = RandomSource.of(random.next(), random.next());
            Judgement judgement = knowledge.judgement(weights);
            WinEstimate estimate = judge.winEstimate(knowledge, judgement, view.seats());
            searches.add(new Search(view, judgement, estimate, own, node, wasted(view, judgement), treeBytes));
        }
        boolean halves = !liking.decides(knowledge);
        long deadline = start + budget.share(secret ? 0 : spent);
        SearchThreads.run(searches.stream()
                .<Runnable>map(search -> () -> run(search, deadline, halves))
                .toList());
        for (int i = 0; i < searches.size(); i++) {
            known.set(i, searches.get(i).root());
        }
        spent += secret ? 0 : System.nanoTime() - start;
        chances = chances(searches, view.seats());
        considered = searches.getFirst().root().lessons();
        return Advice.of(searches, view.seat());
    }

    private static List<Double> chances(List<Search> searches, int seats) {
        List<Double> chances = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            double sum = 0;
            for (Search search : searches) {
                sum += search.root().mean(seat);
            }
            chances.add(sum / searches.size());
        }
        return chances;
    }

    /** Begins the budget of a new turn, and forgets results that a reveal has made worthless. */
    private void remember(Position sample) {
        if (sample.turn() != turn && !sample.isChoosingSecretly()) {
            turn = sample.turn();
            spent = 0;
        }
        if (sample.reveals() != reveals) {
            reveals = sample.reveals();
            known.replaceAll(node -> null);
        }
    }

    /** Searches; halving would leave a temperament little to choose from. */
    private void run(Search search, long deadline, boolean halves) {
        if (budget.isTimed()) {
            do {
                search.iterate();
            } while (System.nanoTime() < deadline);
        } else {
            search.run(budget.iterations(), halves);
        }
    }
}
