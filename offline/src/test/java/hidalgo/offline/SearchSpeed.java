package hidalgo.offline;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.search.Search;
import hidalgo.lab.Simulation;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Match;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;

/** How fast bots search, in a browser and in Java: the same work in both, by processor time. Run it to measure Java. */
public final class SearchSpeed {
    private static final int SEED = 7;
    private static final int ITERATIONS = 100;
    /** Decisions that follow one another are alike, so only some of them are searched. */
    private static final int EVERY = 5;

    private static final int ROUNDS = 6;
    private static final double NANOSECONDS = 1e9;

    private SearchSpeed() {}

    /** Prints the iterations per second for each game, again and again, until Java is warm. */
    public static void main(String[] arguments) {
        for (int round = 0; round < ROUNDS; round++) {
            for (String game : Games.names()) {
                long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                int iterations = search(game);
                long spent = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
                System.out.println(game + " " + Math.round(iterations / (spent / NANOSECONDS)));
            }
        }
    }

    /** Searches in decisions of a game of two squires; how many iterations these are. */
    static int search(String name) {
        Game game = Games.known(name);
        Simulation squires =
                new Simulation(game, game.choose(Map.of("players", "2")), List.of("squire", "squire"), SEED);
        Match played = squires.play(0).match();
        Match match = new Match(played.setup());
        int iterations = 0;
        for (Match.Step step : played.steps()) {
            View view = match.view(step.seat());
            if (match.steps().size() % EVERY == 0 && view.isObliged()) {
                search(view);
                iterations += ITERATIONS;
            }
            match.play(step.seat(), step.move());
        }
        return iterations;
    }

    private static void search(View view) {
        GameKnowledge knowledge = GameKnowledge.of(view);
        Judgement judgement = knowledge.judgement(Map.of());
        Search search = new Search(
                view, judgement, knowledge.winEstimate(judgement, view.seats()), RandomSource.of(SEED), null);
        for (int i = 0; i < ITERATIONS; i++) {
            search.iterate();
        }
    }
}
