package hidalgo.lab.env;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.bots.search.Advice;
import hidalgo.records.JsonText;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Questions about a single game that are answered with a value for JSON. */
public final class Questions {
    private static final String SEAT = "seat";

    private final Arena arena;

    /** Questions about the games of an arena. */
    public Questions(Arena arena) {
        this.arena = arena;
    }

    /**
     * The choice of a bot for the seat that decides, from what this seat may see; the game is not over.
     *
     * @throws hidalgo.bots.UnknownBot if there is no such bot
     */
    public Map<String, @Nullable Object> choice(Episode game, String name, long seed) {
        Bot bot = Bots.of(name);
        int move = bot.choose(game.position().view(game.seat()), RandomSource.of(seed));
        List<Object> considered = new ArrayList<>();
        for (Advice.Candidate candidate : bot.considered()) {
            considered.add(List.of(game.actionOf(candidate.move()), candidate.tries(), (float) candidate.chance()));
        }
        return JsonText.object(
                SEAT,
                game.seat(),
                "action",
                game.actionOf(move),
                "name",
                move == Bot.WAIT ? "wait" : game.position().notation(move),
                "chances",
                bot.chances().stream().map(Double::floatValue).toList(),
                "considered",
                considered);
    }

    /** All actions so far, with their seats and names. */
    public List<Object> history(Episode game) {
        List<Object> history = new ArrayList<>();
        game.story().replay(arena, new Story.Listener() {
            @Override
            public void before(Story step, Position position) {
                switch (step.kind()) {
                    case MOVE -> {
                        String name = position.notation(step.move());
                        history.add(List.of(step.seat(), arena.action(position, step.seat(), step.move()), name));
                    }
                    case WAIT -> history.add(List.of(step.seat(), arena.layout().waiting(), "wait"));
                    case DEAL, RESAMPLE -> {}
                }
            }
        });
        return history;
    }

    /** The table as a seat sees it now. */
    public Map<String, @Nullable Object> observation(Episode game, int viewer) {
        Position position = game.position();
        return JsonText.object(
                SEAT,
                viewer,
                "decides",
                game.seat(),
                "table",
                position.view(viewer).table());
    }

    /**
     * Everything that a seat knows: the table now, all moves that it has seen, and a number for all tables that it has
     * seen. Two games have the same one only if the seat can't tell them apart.
     */
    public Map<String, @Nullable Object> information(Episode game, int viewer) {
        List<String> moves = new ArrayList<>();
        long[] seen = new long[1];
        game.story().replay(arena, new Story.Listener() {
            @Override
            public void before(Story step, Position position) {
                if (step.kind() == Story.Kind.MOVE) {
                    boolean hidden = step.seat() != viewer && position.isSecret(step.move());
                    moves.add(step.seat() + " " + (hidden ? "?" : position.notation(step.move())));
                }
            }

            @Override
            public void after(Story step, Position position) {
                if (step.kind() == Story.Kind.DEAL || step.kind() == Story.Kind.MOVE) {
                    seen[0] = RandomSource.scramble(
                            seen[0] + position.view(viewer).fingerprint());
                }
            }
        });
        Map<String, @Nullable Object> information = observation(game, viewer);
        information.put("moves", moves);
        information.put("seen", Long.toHexString(seen[0]));
        return information;
    }
}
