package hidalgo.lab.env;

import hidalgo.records.GameRecord;
import hidalgo.records.Json;
import hidalgo.records.JsonText;
import hidalgo.records.RecordException;
import hidalgo.records.RecordReader;
import hidalgo.records.RecordWriter;
import hidalgo.records.Replay;
import hidalgo.records.Verdict;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Match;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.Setup;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Single games as text, and games from records. */
final class StateText {
    private static final String FORMAT = "hidalgo-state";
    private static final String SEED = "seed";
    private static final String RECORD = "record";
    private static final String STEPS = "steps";
    private static final String POSITION = "position";

    private final Arena arena;

    StateText(Arena arena) {
        this.arena = arena;
    }

    /** A game as one line of JSON: its deal, all steps since, and a number that tells its position from others. */
    String write(Episode game) {
        Story story = game.story();
        Story deal = story.steps().getFirst();
        Setup setup = deal.setup();
        Map<String, @Nullable Object> text = JsonText.object(
                "format",
                FORMAT,
                "game",
                arena.game(),
                "options",
                arena.options().values());
        if (setup == null) {
            text.put(SEED, Long.toString(deal.seed()));
        } else {
            text.put(RECORD, dealt(setup));
        }
        text.put(STEPS, story.write(arena));
        text.put(POSITION, Long.toHexString(game.position().fingerprint()));
        return JsonText.of(text);
    }

    private String dealt(Setup setup) {
        List<Integer> nothing = Collections.nCopies(arena.seats(), 0);
        return RecordWriter.text(new GameRecord(arena.game(), setup, List.of(), List.of(), nothing));
    }

    /** The story that a text tells. */
    Story read(String text) {
        Map<?, ?> fields = fields(text);
        if (!FORMAT.equals(fields.get("format")) || !(fields.get(STEPS) instanceof List<?> steps)) {
            throw new StoryRefused(Message.of("lab.state.none"));
        }
        String theirs = describe(String.valueOf(fields.get("game")), String.valueOf(fields.get("options")));
        if (!theirs.equals(ours())) {
            throw new StoryRefused(Message.of("lab.state.game", "theirs", theirs, "ours", ours()));
        }
        List<String> texts = steps.stream().map(String::valueOf).toList();
        Story story = Story.read(arena, deal(fields), texts);
        long reached = story.replay(arena, new Story.Listener() {}).fingerprint();
        if (!Long.toHexString(reached).equals(fields.get(POSITION))) {
            throw new StoryRefused(Message.of("lab.state.changed"));
        }
        return story;
    }

    private Story deal(Map<?, ?> fields) {
        if (fields.get(RECORD) instanceof String record) {
            return Story.dealt(record(record).setup());
        }
        try {
            return Story.dealt(Long.parseLong(String.valueOf(fields.get(SEED))));
        } catch (NumberFormatException e) {
            throw new StoryRefused(Message.of("lab.state.none"));
        }
    }

    private static Map<?, ?> fields(String text) {
        try {
            if (Json.parse(text) instanceof Map<?, ?> fields) {
                return fields;
            }
        } catch (RecordException e) {
            throw new StoryRefused(Message.of("lab.state.none"));
        }
        throw new StoryRefused(Message.of("lab.state.none"));
    }

    /**
     * The story of a record.
     *
     * @param moves how many of its moves; all if that is negative
     */
    Story recorded(String text, int moves) {
        GameRecord record = record(text);
        String theirs =
                describe(record.game(), record.setup().options().values().toString());
        if (!theirs.equals(ours())) {
            throw new StoryRefused(Message.of("lab.record.game", "theirs", theirs, "ours", ours()));
        }
        int all = record.moves().size();
        if (moves > all) {
            throw new StoryRefused(Message.of("lab.record.ply", "most", all, "value", moves));
        }
        return switch (Replay.play(record, moves < 0 ? all : moves)) {
            case Verdict.Sound(Match match) -> {
                Story story = Story.dealt(match.setup());
                for (Match.Step step : match.steps()) {
                    story = story.moved(step.seat(), step.move());
                }
                yield story;
            }
            case Verdict.Problem problem ->
                throw new StoryRefused(Message.of("lab.record.wrong", "reason", problem.text(Messages.ENGLISH)));
        };
    }

    private static GameRecord record(String text) {
        try {
            return RecordReader.read(text.getBytes(StandardCharsets.UTF_8));
        } catch (RecordException e) {
            throw new StoryRefused(Message.of("lab.record.none", "reason", e.text(Messages.ENGLISH)));
        }
    }

    private String ours() {
        GameOptions options = arena.options();
        return describe(arena.game(), options.values().toString());
    }

    private static String describe(String game, String options) {
        List<String> words = new ArrayList<>(List.of(game));
        words.add(options.substring(1, Math.max(1, options.length() - 1)));
        return String.join(" ", words);
    }
}
