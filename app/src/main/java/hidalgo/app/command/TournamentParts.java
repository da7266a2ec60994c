package hidalgo.app.command;

import hidalgo.app.text.GamesCsv;
import hidalgo.app.text.RunJson;
import hidalgo.app.text.TournamentTable;
import hidalgo.lab.GameResult;
import hidalgo.lab.Part;
import hidalgo.lab.SequentialTest;
import hidalgo.lab.Standings;
import hidalgo.lab.Tournament;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The parts of a tournament: each has a line for every game. */
final class TournamentParts {
    static final String COMMAND = "tournament";
    private static final String DEALS = "deals";
    private static final String SPRT = "sprt";
    private static final String JSON = "json";
    private static final String LUCK = "subtract-luck";

    private TournamentParts() {}

    static Map<String, String> facts(Tournament tournament, int deals, @Nullable String sprt, boolean json) {
        Map<String, String> facts =
                RunFacts.of(COMMAND, tournament.game(), tournament.options(), tournament.bots(), tournament.seed());
        facts.put(DEALS, Integer.toString(deals));
        facts.put(JSON, Boolean.toString(json));
        if (tournament.subtractsLuck()) {
            facts.put(LUCK, Boolean.toString(true));
        }
        if (sprt != null) {
            facts.put(SPRT, sprt);
        }
        return facts;
    }

    /** The output that {@code tournament} would have printed. */
    static String merged(Part whole, GamesCsv csv) {
        RunFacts facts = new RunFacts(whole.run());
        Game game = facts.game();
        GameOptions options = facts.options(game);
        boolean luck = Boolean.parseBoolean(whole.run().get(LUCK));
        Tournament tournament =
                new Tournament(game, options, facts.bots(), facts.seed(), facts.names(game, options), luck);
        Optional<SequentialTest> test = TournamentCommand.test(whole.run().get(SPRT), facts.bots());
        List<GameResult> results = whole.lines().stream().map(GameResult::of).toList();
        Standings standings = tournament.standings(results, test, csv::write);
        return Boolean.parseBoolean(whole.run().get(JSON))
                ? RunJson.of(tournament, standings, test)
                : TournamentTable.of(tournament, standings, test);
    }
}
