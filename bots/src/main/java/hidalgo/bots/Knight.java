package hidalgo.bots;

import hidalgo.rules.Chance;
import hidalgo.rules.MoveList;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/*
 * Several threads search by themselves, each with a tree and a chance of its own, and their counts are added up: so a
 * search repeats itself to the move for the same seed and number of iterations, whatever the threads' speed.
 */

/** A bot that searches. */
final class Knight implements Bot {
    private final Budget budget;
    private final List<@Nullable Node> known = new ArrayList<>();
    private final MoveList moves = new MoveList();
    private int turn = -1;
    private long spent;

    Knight(Budget budget, int threads) {
        this.budget = budget;
        for (int i = 0; i < threads; i++) {
            known.add(null);
        }
    }

    @Override
    public int choose(View view, Chance chance) {
        long start = System.nanoTime();
        int now = Judgement.of(view).turn(view.sample(chance));
        if (now != turn) {
            turn = now;
            spent = 0;
        }
        view.legalMoves(moves);
        int move = Squire.isObliged(view) && moves.size() == 1 ? moves.get(0) : search(view, chance, start);
        known.replaceAll(node -> node == null ? null : node.after(move));
        spent += System.nanoTime() - start;
        return move;
    }

    private int search(View view, Chance chance, long start) {
        List<Search> searches = new ArrayList<>();
        for (Node node : known) {
            searches.add(new Search(view, new Chance(chance.next(), chance.next()), node));
        }
        long deadline = start + budget.share(spent);
        List<Thread> threads = new ArrayList<>();
        for (Search search : searches.subList(1, searches.size())) {
            threads.add(Thread.ofPlatform().daemon().start(() -> run(search, deadline)));
        }
        run(searches.getFirst(), deadline);
        for (Thread thread : threads) {
            join(thread);
        }
        for (int i = 0; i < searches.size(); i++) {
            known.set(i, searches.get(i).root());
        }
        return mostTried(searches, view.seat());
    }

    private void run(Search search, long deadline) {
        if (budget.isTimed()) {
            do {
                search.iterate();
            } while (System.nanoTime() < deadline);
        } else {
            while (search.root().visits() < budget.iterations()) {
                search.iterate();
            }
        }
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** The move tried most often in all trees together; of equals the first in the first tree's order. */
    private static int mostTried(List<Search> searches, int seat) {
        Map<Integer, Integer> tries = new HashMap<>();
        int best = 0;
        int most = -1;
        for (Search search : searches) {
            switch (search.root()) {
                case Decision decision -> {
                    for (int i = 0; i < decision.size(); i++) {
                        tries.merge(decision.move(i), decision.tried(i), Integer::sum);
                    }
                }
                case SecretChoice secret -> {
                    for (int i = 0; i < secret.size(seat); i++) {
                        tries.merge(secret.move(seat, i), secret.tried(seat, i), Integer::sum);
                    }
                }
            }
        }
        for (int move : order(searches.getFirst().root(), seat)) {
            int count = tries.getOrDefault(move, 0);
            if (count > most) {
                most = count;
                best = move;
            }
        }
        return best;
    }

    private static List<Integer> order(Node root, int seat) {
        List<Integer> order = new ArrayList<>();
        switch (root) {
            case Decision decision -> {
                for (int i = 0; i < decision.size(); i++) {
                    order.add(decision.move(i));
                }
            }
            case SecretChoice secret -> {
                for (int i = 0; i < secret.size(seat); i++) {
                    order.add(secret.move(seat, i));
                }
            }
        }
        return order;
    }
}
