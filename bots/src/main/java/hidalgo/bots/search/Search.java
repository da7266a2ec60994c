package hidalgo.bots.search;

import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.QuickChoice;
import hidalgo.bots.judgement.WinEstimate;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/*
 * One tree covers the moves of a turn and continues into the turns of others, until something hidden is revealed. A
 * node after that would have to choose without knowing the revealed information; the quick choice knows it. Each
 * iteration begins at a full position drawn from the view, follows the tree to its edge and adds a node there. Then
 * quick choices play for all seats to the end of a round, always the same one, and the evaluation estimates the win
 * chances from there. If a net judges, they finish a turn at most: a net has been trained on every kind of moment. As
 * long as nothing has been revealed, the hidden part of a drawn position is as unknown as before, so the next iteration
 * begins there too. A tree grows up to a number of bytes. After that, iterations add no nodes: they end at the edge of
 * the tree, and their results go into the existing nodes.
 */

/** A Monte Carlo tree search for several players with hidden information. */
public final class Search {
    /** The maximum size of a tree by default, in bytes: several times the size that a champion needs for a turn. */
    public static final long USUAL_BYTES = 256L << 20;

    private static final int LONG_PATH = 64;

    private final View view;
    private final SearchSettings settings;
    private final WinEstimate estimate;
    private final QuickChoice quickChoice;
    private final RandomSource random;
    private final Position position;
    private final MoveList legal = new MoveList();
    private final double[] outcome;
    private final int reveals;
    private final boolean playsRounds;
    private final int lastRound;
    private final Node root;
    private final long mostBytes;
    private long bytes;
    /** A position drawn from the view, of which no iteration has seen anything hidden. */
    private Position drawn;

    private float[] shares = new float[LONG_PATH];
    private Node[] path = new Node[LONG_PATH];
    private int[] followed = new int[LONG_PATH];
    private int depth;
    /** The visible fingerprint of the current position. */
    private long visible;

    private int lastTurn;
    /** The nodes by the visible fingerprint of their position and the number of moves to it; so no path returns to a node. */
    private final Map<Long, Decision> met = new HashMap<>();

    /** The node that the latest iteration has added, if it has added one. */
    private @Nullable Node added;

    /** A search that continues from a matching node of an earlier search, or starts without one. */
    public Search(View view, Judgement judgement, WinEstimate estimate, RandomSource random, @Nullable Node known) {
        this(view, judgement, estimate, random, known, List.of(), USUAL_BYTES);
    }

    /** The same without some of the moves, and with a bound for the bytes of the tree. */
    public Search(
            View view,
            Judgement judgement,
            WinEstimate estimate,
            RandomSource random,
            @Nullable Node known,
            List<Integer> leftOut,
            long mostBytes) {
        this.view = view;
        this.random = random;
        this.drawn = view.sample(random);
        this.position = drawn.copy();
        this.settings = SearchSettings.of(judgement.weights(), estimate.settings(), position.seats());
        this.estimate = estimate;
        this.quickChoice = new QuickChoice(judgement, position);
        this.outcome = new double[position.seats()];
        this.playsRounds = settings.playoutRounds() >= 0;
        this.lastRound = position.round() + settings.playoutRounds();
        this.reveals = position.reveals();
        Node all = known != null && isFor(known) ? known : begin();
        this.root = all instanceof Decision decision ? prepared(decision.without(leftOut)) : all;
        this.mostBytes = mostBytes;
        this.bytes = root.bytes();
        if (settings.joins()) {
            rememberBelow(root, 1);
        }
    }

    private Decision prepared(Decision decision) {
        boolean trains = settings.noise() > 0 && decision.visits() == 0 && decision.size() > 1;
        return trains ? decision.forTraining(random) : decision;
    }

    /**
     * Searches until its root has a number of visits.
     *
     * @param halves whether sequential halving may share out those that are still to come, if the settings say so
     */
    public void run(int visits, boolean halves) {
        Halving halving = null;
        int known = root.visits();
        int candidates = Halving.fit(settings.halving(), visits - known);
        if (root instanceof Decision decision && halves && candidates > 1 && settings.noise() == 0) {
            halving = decision.shareOut(candidates);
        }
        while (root.visits() < visits) {
            iterate();
            if (halving != null) {
                halving.pace((double) (root.visits() - known) / (visits - known));
            }
        }
    }

    /** The node where the view's seat decides. */
    public Node root() {
        return root;
    }

    /** Each seat's chance to win according to the latest iteration. */
    public double[] outcome() {
        return outcome;
    }

    /** One more iteration: down the tree, on by quick choices, and back with the result. */
    public void iterate() {
        if (position.reveals() != reveals) {
            drawn = view.sample(random);
        }
        position.set(drawn);
        depth = 0;
        added = null;
        descend();
        playOn();
        estimate.chances(position, outcome);
        for (int i = 0; i < depth; i++) {
            switch (path[i]) {
                case Decision decision -> decision.learn(followed[i], outcome);
                case SecretChoice secret -> secret.learn(outcome);
            }
        }
    }

    private void follow(Node node, int index) {
        if (depth == path.length) {
            path = Arrays.copyOf(path, 2 * depth);
            followed = Arrays.copyOf(followed, 2 * depth);
        }
        path[depth] = node;
        followed[depth] = index;
        depth++;
    }

    /** Whether a node of an earlier search is about the same decision: the same seat with the same moves. */
    private boolean isFor(Node known) {
        if (!(known instanceof Decision decision) || decision.seat != view.seat() || !view.isObliged()) {
            return false;
        }
        view.legalMoves(legal);
        int[] mine = legal.toArray();
        int[] theirs = new int[decision.size()];
        for (int i = 0; i < theirs.length; i++) {
            theirs[i] = decision.move(i);
        }
        Arrays.sort(mine);
        Arrays.sort(theirs);
        return Arrays.equals(mine, theirs);
    }

    private Node begin() {
        if (view.isObliged()) {
            return expand();
        }
        view.legalMoves(legal);
        legal.add(Advice.WAIT);
        float[] prior = new float[legal.size()];
        Arrays.fill(prior, 1f / prior.length);
        return new Decision(view.seat(), position.seats(), legal.toArray(), prior, settings);
    }

    private void descend() {
        Node node = root;
        while (true) {
            lastTurn = position.turn();
            if (node instanceof SecretChoice secret) {
                follow(secret, 0);
                secret.play(position, random);
                return;
            }
            Decision decision = (Decision) node;
            bytes += decision.visits() == 0 ? decision.countBytes() : 0;
            int index = decision.select();
            follow(decision, index);
            if (decision.move(index) != Advice.WAIT) {
                position.play(decision.seat, decision.move(index));
            }
            if (position.isOver() || position.reveals() != reveals) {
                return;
            }
            Node child = decision.child(index);
            if (child == null && settings.joins()) {
                child = met(depth);
                if (child != null) {
                    decision.setChild(index, child);
                }
                if (child != null && child.visits() == 0) {
                    // A playout has ordered its moves.
                    added = child;
                    return;
                }
            }
            if (child == null) {
                if (!isFull() && (decision.tried(index) + 1 >= settings.patience() || isOrderedAtOnce())) {
                    added = expand();
                    bytes += added.ownBytes();
                    decision.setChild(index, added);
                    remember(added, depth);
                }
                return;
            }
            if (isFull() && child.visits() == 0) {
                return;
            }
            node = child;
        }
    }

    /** The node of the current position, if other moves have led there before. */
    private @Nullable Decision met(int moves) {
        visible = position.visibleFingerprint();
        return met.get(key(visible, moves));
    }

    private void remember(Node node, int moves) {
        if (settings.joins() && node instanceof Decision decision) {
            decision.visible = visible;
            met.put(key(visible, moves), decision);
        }
    }

    /** Remembers the nodes below one that comes from an earlier search. */
    private void rememberBelow(Node node, int moves) {
        for (Node child : node.children()) {
            if (child instanceof Decision decision && met.put(key(decision.visible, moves), decision) == null) {
                rememberBelow(decision, moves + 1);
            }
        }
    }

    private static long key(long visible, int moves) {
        return RandomSource.scramble(visible + moves);
    }

    private boolean isFull() {
        return bytes >= mostBytes;
    }

    /**
     * Whether the current position has so few moves that a playout looks at all of them. Then they may as well be
     * ordered, and the best of them is played.
     */
    private boolean isOrderedAtOnce() {
        if (!settings.eager() || !isToBePlayedOn(turnToFinish()) || Integer.bitCount(position.obliged()) > 1) {
            return false;
        }
        position.legalMoves(Integer.numberOfTrailingZeros(position.obliged()), legal);
        return legal.size() <= settings.playoutMoves();
    }

    /** A node for the current position, its moves ordered by the net if it rates them, or by the quick choice. */
    private Node expand() {
        if (Integer.bitCount(position.obliged()) > 1) {
            return new SecretChoice(position, legal, settings.secretExploration());
        }
        int seat = Integer.numberOfTrailingZeros(position.obliged());
        position.legalMoves(seat, legal);
        int[] moves = legal.toArray();
        if (moves.length == 1) {
            return new Decision(seat, position.seats(), moves, new float[] {1}, settings);
        }
        if (estimate.knowsMoves()) {
            return ordered(seat, moves);
        }
        double[] advantage = new double[moves.length];
        for (int i = 0; i < moves.length; i++) {
            sortIn(moves, advantage, i, quickChoice.advantageAfter(position, seat, moves[i]));
        }
        float[] prior = new float[moves.length];
        double sum = 0;
        for (int i = 0; i < moves.length; i++) {
            prior[i] = (float) Math.exp((advantage[i] - advantage[0]) / settings.priorSpread());
            sum += prior[i];
        }
        for (int i = 0; i < moves.length; i++) {
            prior[i] /= (float) sum;
        }
        return new Decision(seat, position.seats(), moves, prior, settings);
    }

    /** A node whose moves the net has ordered; the list of legal moves has the same order. */
    private Decision ordered(int seat, int[] moves) {
        readMoves(seat);
        double[] likings = new double[moves.length];
        for (int i = 0; i < moves.length; i++) {
            sortIn(moves, likings, i, shares[i]);
        }
        float[] prior = new float[moves.length];
        for (int i = 0; i < moves.length; i++) {
            prior[i] = (float) likings[i];
        }
        return new Decision(seat, position.seats(), moves, prior, settings);
    }

    /** Fills in the net's estimates of how likely each legal move is to be the best. */
    private void readMoves(int seat) {
        if (shares.length < legal.size()) {
            shares = new float[2 * legal.size()];
        }
        estimate.priors(position, seat, legal, shares);
    }

    /** The move with which a seat plays on, some moves after the root. */
    private int nextMove(int seat, int moves) {
        if (!estimate.knowsMoves()) {
            return quickChoice.best(position, seat, settings.playoutMoves(), random);
        }
        if (settings.joins() && Integer.bitCount(position.obliged()) == 1) {
            return ordered(moves).move(0);
        }
        position.legalMoves(seat, legal);
        int best = 0;
        if (legal.size() > 1) {
            readMoves(seat);
            for (int i = 1; i < legal.size(); i++) {
                best = shares[i] > shares[best] ? i : best;
            }
        }
        return legal.get(best);
    }

    /** A node for the current position, which may not be in the tree yet: other playouts come here too, and the tree may. */
    private Decision ordered(int moves) {
        Decision known = met(moves);
        if (known != null) {
            return known;
        }
        Decision node = (Decision) expand();
        if (bytes < mostBytes / 2) {
            remember(node, moves);
            bytes += node.ownBytes();
        }
        return node;
    }

    /** Moves the move at an index forward among those before it, which are in order, the greatest advantage first. */
    private static void sortIn(int[] moves, double[] advantage, int index, double value) {
        int move = moves[index];
        int to = index;
        while (to > 0 && Double.compare(advantage[to - 1], value) < 0) {
            moves[to] = moves[to - 1];
            advantage[to] = advantage[to - 1];
            to--;
        }
        moves[to] = move;
        advantage[to] = value;
    }

    /**
     * Plays quick choices to the end of a round, so that all iterations are judged at the same moment, or only to the
     * end of the turn, or not at all.
     */
    private void playOn() {
        int turn = turnToFinish();
        int moves = depth;
        if (settings.eager() && added instanceof Decision ordered && isToBePlayedOn(turn)) {
            position.play(ordered.seat, ordered.move(0));
            moves++;
        }
        while (isToBePlayedOn(turn)) {
            int seat = Integer.numberOfTrailingZeros(position.obliged());
            position.play(seat, nextMove(seat, moves++));
        }
    }

    /** The turn that quick choices finish, if they don't play on to the end of a round. */
    private int turnToFinish() {
        return settings.playoutRounds() == SearchSettings.TURN_BEGUN ? lastTurn : position.turn();
    }

    private boolean isToBePlayedOn(int turn) {
        if (position.isOver() || settings.playoutRounds() == SearchSettings.NO_PLAYOUT) {
            return false;
        }
        return playsRounds ? position.round() <= lastRound : position.turn() == turn;
    }
}
