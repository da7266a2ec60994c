package hidalgo.lab;

import hidalgo.rules.Match;
import hidalgo.rules.Setup;
import java.util.List;

/** One game of a simulation, from the deal to its end. */
public final class SimulatedGame {
    private final Setup setup;
    private final MoveLog log;
    private final GameResult result;

    /** A game that has been played to its end. */
    SimulatedGame(Setup setup, MoveLog log, GameResult result) {
        this.setup = setup;
        this.log = log;
        this.result = result;
    }

    /** The number of the game in its simulation, from 0. */
    public int index() {
        return result.index();
    }

    /** The points of each seat. */
    public List<Integer> totals() {
        return result.totals();
    }

    /** The seats that won. */
    public List<Integer> winners() {
        return result.winners();
    }

    /** How it ended. */
    public GameResult result() {
        return result;
    }

    /** How many moves were played. */
    public int length() {
        return log.size();
    }

    /** The game with its log; every call replays it. */
    public Match match() {
        return log.match(setup);
    }
}
