package hidalgo.lab;

import hidalgo.rules.Match;
import hidalgo.rules.Setup;
import java.util.List;

/** One game of a simulation, from the deal to its end. */
public final class SimulatedGame {
    private final Setup setup;
    private final MoveLog log;
    private final int game;
    private final int length;
    private final GameResult result;

    /** A game that has been played to its end. */
    SimulatedGame(Setup setup, MoveLog log, GameResult result) {
        this.setup = setup;
        this.log = log;
        this.game = log.game();
        this.length = log.size();
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
        return length;
    }

    /** The game with its log; every call replays it. A game of a whole run has its moves until the next one begins. */
    public Match match() {
        if (log.game() != game) {
            throw new IllegalStateException("The moves of game " + index() + " are gone");
        }
        return log.match(setup);
    }
}
