package hidalgo.app.command;

import hidalgo.app.text.SummaryTable;
import hidalgo.lab.Part;
import hidalgo.lab.Shard;
import hidalgo.lab.Simulation;
import hidalgo.lab.Tally;
import hidalgo.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The parts of a simulation: each is one line with its counts and its threads. */
final class SimulationParts {
    static final String COMMAND = "simulate";

    private SimulationParts() {}

    static Part part(Simulation simulation, int games, Shard shard, Tally tally, int threads) {
        Map<String, String> facts =
                RunFacts.of(COMMAND, simulation.game(), simulation.options(), simulation.bots(), simulation.seed());
        facts.put("games", Integer.toString(games));
        return new Part(facts, shard, List.of(threads + " " + tally.line()));
    }

    /** The output that {@code simulate} would have printed. */
    static String merged(Part whole) {
        RunFacts facts = new RunFacts(whole.run());
        Game game = facts.game();
        Simulation simulation = new Simulation(game, facts.options(game), facts.bots(), facts.seed());
        List<String> tallies = new ArrayList<>();
        int threads = 1;
        for (String line : whole.lines()) {
            int space = line.indexOf(' ');
            threads = Math.max(threads, Integer.parseInt(line.substring(0, space)));
            tallies.add(line.substring(space + 1));
        }
        return SummaryTable.of(
                simulation, Tally.sum(simulation.bots().size(), tallies).summary(), threads);
    }
}
