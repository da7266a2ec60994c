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
 * One tree over the small moves of a turn and on into the turns of others, until something new comes to light: beyond, a
 * node would choose without looking at what was revealed, and instinct, which looks, knows better. Each iteration draws
 * a full position from the view, follows the tree to its edge, adds a node there, lets everybody's instinct play on to the
 * end of a round, always the same one, and asks the judgement who would win from there.
 */

/** A Monte-Carlo tree search for several players with hidden information. */
final class Search {
    private final View view;
    private final Habits habits;
    private final Stakes stakes;
    private final Instinct instinct;
    private final Chance chance;
    private final Position position;
    private final MoveList legal = new MoveList();
    private final double[] outcome;
    private final List<Node> path = new ArrayList<>();
    private final List<Integer> followed = new ArrayList<>();
    private final int reveals;
    private final int lastRound;
    private final Node root;

    /** A search that goes on from a node of the search before, if there is one that fits, or begins afresh. */
    Search(View view, Judgement judgement, Chance chance, @Nullable Node known) {
        this.view = view;
        this.chance = chance;
        this.position = view.sample(chance);
        this.habits = Habits.of(judgement.weights());
        this.stakes = new Stakes(judgement);
        this.instinct = new Instinct(judgement, position);
        this.outcome = new double[position.seats()];
        this.lastRound = position.round() + habits.horizon();
        this.reveals = position.reveals();
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
        return new Decision(view.seat(), position.seats(), legal.toArray(), promise, habits);
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
            int index = decision.select();
            followed.add(index);
            if (decision.move(index) != Bot.WAIT) {
                position.play(decision.seat, decision.move(index));
            }
            if (position.isOver() || position.reveals() != reveals) {
                return;
            }
            Node child = decision.child(index);
            if (child == null) {
                decision.setChild(index, expand());
                return;
            }
            node = child;
        }
    }

    /** A node for the present position, its moves ordered by what instinct says of them. */
    private Node expand() {
        if (Integer.bitCount(position.obliged()) > 1) {
            return new SecretChoice(position, legal, habits.curiosity());
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
            promise[i] = (float) Math.exp((gladness[order[i]] - gladness[order[0]]) / habits.heat());
            sum += promise[i];
        }
        for (int i = 0; i < moves.length; i++) {
            promise[i] /= (float) sum;
        }
        return new Decision(seat, position.seats(), sorted, promise, habits);
    }

    /** Plays on by instinct to the end of a round, so that all looks are judged at the same moment. */
    private void playOn() {
        while (!position.isOver() && position.round() <= lastRound) {
            int seat = Integer.numberOfTrailingZeros(position.obliged());
            position.play(seat, instinct.best(position, seat, habits.glances(), chance));
        }
    }
}
