package hidalgo.lab.env;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.lab.Players;
import hidalgo.records.JsonText;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/*
 * A program that plays takes a while to start, so it plays one game after the other. There are as many processes of it as games
 * that are played at the same time, times its seats.
 */

/** Bots, and other programs that play by the lines of JSON that docs/tournaments.md describes. */
public final class Agents implements Players, AutoCloseable {
    private static final String PREFIX = "exec:";

    private final Game game;
    private final GameOptions options;
    private final int seconds;
    private final Map<String, Deque<AgentProcess>> idle = new HashMap<>();
    private final List<AgentProcess> all = new ArrayList<>();

    /**
     * Players of a game.
     *
     * @param seconds how long a program may take for an answer
     */
    public Agents(Game game, GameOptions options, int seconds) {
        this.game = game;
        this.options = options;
        this.seconds = seconds;
    }

    /** Whether a name is the command of another program. */
    public static boolean isAgent(String name) {
        return name.startsWith(PREFIX) && !name.substring(PREFIX.length()).isBlank();
    }

    @Override
    public void check(String name) {
        if (!isAgent(name)) {
            Bots.of(name);
        }
    }

    @Override
    public Bot player(String name) {
        return isAgent(name) ? new Agent(this, game, options, name) : Bots.of(name);
    }

    /** A process of a program that plays no game; a new one if there is none. */
    AgentProcess take(String name) {
        synchronized (idle) {
            AgentProcess known = idle.getOrDefault(name, new ArrayDeque<>()).poll();
            if (known != null) {
                return known;
            }
        }
        AgentProcess started = new AgentProcess(name, name.substring(PREFIX.length()), seconds);
        synchronized (idle) {
            all.add(started);
        }
        return started;
    }

    @Override
    public void ended(Iterable<Bot> players, Position end) {
        for (Bot player : players) {
            if (player instanceof Agent agent) {
                agent.process().ifPresent(process -> {
                    process.send(JsonText.object("message", "end", "totals", end.totals(), "winners", end.winners()));
                    synchronized (idle) {
                        idle.computeIfAbsent(agent.name(), name -> new ArrayDeque<>())
                                .add(process);
                    }
                });
            }
        }
    }

    @Override
    public void close() {
        synchronized (idle) {
            all.forEach(AgentProcess::close);
        }
    }
}
