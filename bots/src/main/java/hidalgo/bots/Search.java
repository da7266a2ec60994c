package hidalgo.bots;

import hidalgo.rules.Chance;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * One tree over the small moves of a turn and on into the turns of others. Each iteration draws a full position from the
 * view, follows the tree to its edge, adds a node there, lets everybody's instinct play on for as many turns as there
 * are seats, and asks the judgement who would win from there.
 */

/** A Monte-Carlo tree search for several players with hidden information. */
final class Search {
    private static final double HEAT = 3;
    private static final int GLANCES = 10;

    private final View view;
    private final Judgement judgement;
    private final Stakes stakes;
    private final Instinct instinct;
    private final Chance chance;
    private final Position position;
    private final MoveList legal = new MoveList();
    private final double[] outcome;
    private final List<Node> path = new ArrayList<>();
    private final List<Integer> followed = new ArrayList<>();
    private final int rootReveals;
    private final Node root;

    /** A search that goes on from a node of the search before, if there is one that fits, or begins afresh. */
    Search(View view, Judgement judgement, Chance chance, @Nullable Node known) {
        this.view = view;
        this.chance = chance;
        this.position = view.sample(chance);
        this.judgement = judgement;
        this.stakes = new Stakes(judgement);
        this.instinct = new Instinct(judgement, position);
        this.outcome = new double[position.seats()];
        this.rootReveals = position.reveals();
        this.root = known != null && isFor(known) ? known : begin();
    }

    Node root() {
        return root;
    }

    /** Each seat's chance to win as the latest look saw it. */
    double[] outcome() {
        return outcome;
    }

    /** One more look: down the tree, on by instinct, and back with the outcome. */
    void iterate() {
        position.set(view.sample(chance));
        path.clear();
        followed.clear();
        descend();
        playOn();
        stakes.chances(position, outcome);
        for (int i = 0; i < path.size(); i++) {
            switch (path.get(i)) {
                case Decision decision -> decision.learn(followed.get(i), outcome);
                case SecretChoice secret -> secret.learn(outcome);
            }
        }
    }

    /** Whether a node of an earlier search is about the decision at hand: the same seat with the same moves. */
    private boolean isFor(Node known) {
        if (!(known instanceof Decision decision) || decision.seat != view.seat() || !Squire.isObliged(view)) {
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
        if (Squire.isObliged(view)) {
            return expand();
        }
        view.legalMoves(legal);
        legal.add(Bot.WAIT);
        float[] promise = new float[legal.size()];
        Arrays.fill(promise, 1f / promise.length);
        return new Decision(view.seat(), position.seats(), legal.toArray(), promise);
    }

    private void descend() {
        Node node = root;
        while (true) {
            path.add(node);
            if (node instanceof SecretChoice secret) {
                followed.add(0);
                secret.play(position, chance);
                return;
            }
            Decision decision = (Decision) node;
            int index = select(decision);
            if (index < 0) {
                path.removeLast();
                return;
            }
            followed.add(index);
            if (decision.move(index) != Bot.WAIT) {
                position.play(decision.seat, decision.move(index));
            }
            if (position.isOver()) {
                return;
            }
            Node child = decision.child(index);
            if (child == null || !fits(child)) {
                decision.setChild(index, expand());
                return;
            }
            node = child;
        }
    }

    /** Before anything new comes to light every move of a node is legal; afterwards only some may be. */
    private int select(Decision decision) {
        if (position.reveals() == rootReveals) {
            return decision.select(move -> true);
        }
        position.legalMoves(decision.seat, legal);
        return decision.select(legal::contains);
    }

    private boolean fits(Node child) {
        return switch (child) {
            case Decision decision -> position.obliged() == 1 << decision.seat;
            case SecretChoice secret -> Integer.bitCount(position.obliged()) > 1;
        };
    }

    /** A node for the present position, its moves ordered by what instinct says of them. */
    private Node expand() {
        if (Integer.bitCount(position.obliged()) > 1) {
            return new SecretChoice(position, legal);
        }
        int seat = Integer.numberOfTrailingZeros(position.obliged());
        position.legalMoves(seat, legal);
        int[] moves = legal.toArray();
        double[] gladness = new double[moves.length];
        Integer[] order = new Integer[moves.length];
        for (int i = 0; i < moves.length; i++) {
            order[i] = i;
            gladness[i] = instinct.gladnessAfter(position, seat, moves[i]);
        }
        Arrays.sort(order, (a, b) -> Double.compare(gladness[b], gladness[a]));
        int[] sorted = new int[moves.length];
        float[] promise = new float[moves.length];
        double sum = 0;
        for (int i = 0; i < moves.length; i++) {
            sorted[i] = moves[order[i]];
            promise[i] = (float) Math.exp((gladness[order[i]] - gladness[order[0]]) / HEAT);
            sum += promise[i];
        }
        for (int i = 0; i < moves.length; i++) {
            promise[i] /= (float) sum;
        }
        return new Decision(seat, position.seats(), sorted, promise);
    }

    /** Plays on by instinct until as many turns have begun as there are seats. */
    private void playOn() {
        int left = position.seats();
        int turn = judgement.turn(position);
        while (!position.isOver()) {
            if (judgement.turn(position) != turn) {
                turn = judgement.turn(position);
                if (--left < 0) {
                    return;
                }
            }
            int seat = Integer.numberOfTrailingZeros(position.obliged());
            position.play(seat, instinct.best(position, seat, GLANCES, chance));
        }
    }
}
