package hidalgo.app.command;

import hidalgo.app.text.RunJson;
import hidalgo.app.text.SummaryTable;
import hidalgo.lab.Part;
import hidalgo.lab.Shard;
import hidalgo.lab.Simulation;
import hidalgo.lab.Summary;
import hidalgo.lab.Tally;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The parts of a simulation: each is one line with its counts and its threads. */
final class SimulationParts {
    static final String COMMAND = "simulate";
    private static final String JSON = "json";

    private SimulationParts() {}

    static Part part(Simulation simulation, int games, Shard shard, Tally tally, int threads, boolean json) {
        Map<String, String> facts =
                RunFacts.of(COMMAND, simulation.game(), simulation.options(), simulation.bots(), simulation.seed());
        facts.put("games", Integer.toString(games));
        facts.put(JSON, Boolean.toString(json));
        return new Part(facts, shard, List.of(threads + " " + tally.line()));
    }

    /** The output that {@code simulate} would have printed. */
    static String merged(Part whole) {
        RunFacts facts = new RunFacts(whole.run());
        Game game = facts.game();
        GameOptions options = facts.options(game);
        Simulation simulation = new Simulation(game, options, facts.bots(), facts.seed(), facts.names(game, options));
        List<String> tallies = new ArrayList<>();
        int threads = 1;
        for (String line : whole.lines()) {
            int space = line.indexOf(' ');
            threads = Math.max(threads, Integer.parseInt(line.substring(0, space)));
            tallies.add(line.substring(space + 1));
        }
        Summary summary = Tally.sum(simulation.bots().size(), tallies).summary();
        return Boolean.parseBoolean(whole.run().get(JSON))
                ? RunJson.of(simulation, summary, threads)
                : SummaryTable.of(simulation, summary, threads);
    }
}
