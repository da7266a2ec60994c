package hidalgo.app.play;

import hidalgo.app.input.BadInput;
import hidalgo.records.Json;
import hidalgo.records.JsonText;
import hidalgo.records.LegalMoves;
import hidalgo.records.RecordException;
import hidalgo.rules.Game;
import hidalgo.rules.Match;
import hidalgo.rules.Messages;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Refusal;
import hidalgo.rules.Refused;
import hidalgo.rules.View;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** A game that answers commands, one line of JSON for each. */
public final class Environment {
    private static final String EXAMPLE = "{\"command\": \"reset\", \"seed\": 1}";

    private final Game game;
    private final Map<String, String> options;
    private @Nullable Match match;
    private List<Integer> totals = List.of();
    private boolean closed;

    /** An environment for a game, with default options that a reset may change. */
    public Environment(Game game, Map<String, String> options) {
        this.game = game;
        this.options = options;
    }

    /** Whether the command to close has come. */
    public boolean isClosed() {
        return closed;
    }

    /** The answer to a command. */
    public String answer(String line) {
        try {
            return JsonText.of(obey(command(line)));
        } catch (BadInput e) {
            return error(e.getMessage());
        } catch (Refused e) {
            return error(e.refusal().text(Messages.ENGLISH));
        }
    }

    private static String error(@Nullable String sentence) {
        return JsonText.of(JsonText.object("error", sentence));
    }

    private static Map<?, ?> command(String line) {
        try {
            if (Json.parse(line.getBytes(StandardCharsets.UTF_8)) instanceof Map<?, ?> command) {
                return command;
            }
        } catch (RecordException e) {
            throw BadInput.of("env.notJson", "example", EXAMPLE, "reason", e.text(Messages.ENGLISH));
        }
        throw BadInput.of("env.notObject", "example", EXAMPLE);
    }

    private Map<String, @Nullable Object> obey(Map<?, ?> command) {
        return switch (String.valueOf(command.get("command"))) {
            case "reset" -> reset(command);
            case "step" -> step(command);
            case "observe" -> observation(playing(), seat(command, View.SPECTATOR));
            case "legal" -> {
                int seat = seat(command, 0);
                yield JsonText.object("seat", seat, "legal", LegalMoves.sorted(position(), seat));
            }
            case "close" -> {
                closed = true;
                yield JsonText.object("closed", true);
            }
            default -> throw BadInput.of("env.unknown", "command", String.valueOf(command.get("command")));
        };
    }

    private Map<String, @Nullable Object> reset(Map<?, ?> command) {
        Map<String, String> chosen = new LinkedHashMap<>(options);
        if (command.get("options") instanceof Map<?, ?> more) {
            more.forEach((name, value) -> chosen.put(String.valueOf(name), String.valueOf(value)));
        } else if (command.containsKey("options")) {
            throw BadInput.of("env.options");
        }
        Match dealt = new Match(game.deal(game.choose(chosen), RandomSource.of(seed(command))));
        match = dealt;
        totals = dealt.position().totals();
        return state(dealt);
    }

    private Map<String, @Nullable Object> step(Map<?, ?> command) {
        Match playing = playing();
        if (!(command.get("move") instanceof String move)) {
            throw BadInput.of("env.move");
        }
        if (playing.play(seat(command, 0), move) instanceof Refusal refusal) {
            throw new BadInput(refusal.text(Messages.ENGLISH));
        }
        List<Integer> before = totals;
        totals = playing.position().totals();
        List<Integer> rewards = new ArrayList<>();
        for (int seat = 0; seat < totals.size(); seat++) {
            rewards.add(totals.get(seat) - before.get(seat));
        }
        Map<String, @Nullable Object> state = state(playing);
        state.put("rewards", rewards);
        if (playing.position().isOver()) {
            state.put("totals", totals);
            state.put("winners", playing.position().winners());
        }
        return state;
    }

    /** The view of the seat that must move next: the first of several, or a spectator if the game is over. */
    private Map<String, @Nullable Object> state(Match playing) {
        Position position = playing.position();
        int seat = position.isOver() ? View.SPECTATOR : Integer.numberOfTrailingZeros(position.obliged());
        return observation(playing, seat);
    }

    private Map<String, @Nullable Object> observation(Match playing, int seat) {
        Position position = playing.position();
        return JsonText.object(
                "seat",
                seat,
                "movers",
                seats(position::mayMove),
                "obliged",
                seats(other -> (position.obliged() >> other & 1) != 0),
                "round",
                position.round(),
                "over",
                position.isOver(),
                "observation",
                position.view(seat).table(),
                "legal",
                seat == View.SPECTATOR ? List.of() : LegalMoves.sorted(position, seat));
    }

    private Match playing() {
        if (match == null) {
            throw BadInput.of("env.noGame");
        }
        return match;
    }

    private Position position() {
        return playing().position();
    }

    /** The seat that a command names; by default, the seat that must move. */
    private int seat(Map<?, ?> command, int lowest) {
        Position position = position();
        if (!command.containsKey("seat") && !position.isOver()) {
            return Integer.numberOfTrailingZeros(position.obliged());
        }
        int seat = command.containsKey("seat") ? number(command, "seat") : 0;
        if (seat < lowest || seat >= position.seats()) {
            throw BadInput.of("env.seat", "seat", seat, "last", position.seats() - 1);
        }
        return seat;
    }

    /** A 64-bit integer. */
    private static long seed(Map<?, ?> command) {
        return switch (command.get("seed")) {
            case Integer number -> number;
            case Long number -> number;
            case null, default -> throw BadInput.of("env.seed");
        };
    }

    private static int number(Map<?, ?> command, String field) {
        if (command.get(field) instanceof Integer number) {
            return number;
        }
        throw BadInput.of("env.number", "field", field);
    }

    private List<Integer> seats(IntPredicate which) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < position().seats(); seat++) {
            if (which.test(seat)) {
                seats.add(seat);
            }
        }
        return seats;
    }
}
