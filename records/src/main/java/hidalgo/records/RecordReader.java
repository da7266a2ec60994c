package hidalgo.records;

import hidalgo.records.Fields.Place;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Games;
import hidalgo.rules.Message;
import hidalgo.rules.Option;
import hidalgo.rules.Refused;
import hidalgo.rules.Scoring;
import hidalgo.rules.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads records, and refuses everything else. */
public final class RecordReader {
    static final String FORMAT = "hidalgo";
    static final int VERSION = 1;

    /** Where a record comes from: nothing that is needed to replay it. */
    static final String RUN = "run";

    private final Game game;
    private final RecordedGame recorded;
    private final Fields top;

    private RecordReader(Game game, Fields top) {
        this.game = game;
        this.recorded = RecordedGame.ALL.of(game.id());
        this.top = top;
    }

    /**
     * Reads a record from a stream, to its end.
     *
     * @throws RecordException if it contains anything but a record
     */
    public static GameRecord read(InputStream in) throws IOException, RecordException {
        return read(in.readNBytes(Json.MOST_BYTES + 1));
    }

    /**
     * Reads a record.
     *
     * @throws RecordException if it is anything but a record
     */
    public static GameRecord read(byte[] bytes) throws RecordException {
        Fields top = Fields.of(Json.parse(bytes), Place.RECORD);
        if (top == null) {
            throw new RecordException(Message.of("record.notObject"));
        }
        if (!FORMAT.equals(top.takeAny("format"))) {
            throw new RecordException(Message.of("record.format"));
        }
        int version = top.takeNumber("version");
        if (version != VERSION) {
            throw new RecordException(Message.of("record.version", "version", version, "known", VERSION));
        }
        String name = top.takeText("game");
        Game game = Games.named(name)
                .orElseThrow(() -> new RecordException(
                        Message.of("record.game", "game", name, "games", String.join(", ", Games.names()))));
        return new RecordReader(game, top).read();
    }

    private GameRecord read() throws RecordException {
        Setup setup;
        try {
            setup = setup(options());
        } catch (Refused e) {
            throw new RecordException(e.refusal());
        }
        int seats = setup.options().players();
        List<GameRecord.Move> moves = moves(seats);
        List<Scoring> scorings = scorings(seats);
        List<Integer> totals = top.takeNumbers("totals", seats);
        if (top.names().contains(RUN)) {
            top.takeAny(RUN);
        }
        List<GameRecord.Comment> comments = comments(moves.size());
        top.end();
        return new GameRecord(game.id(), setup, moves, scorings, totals, comments);
    }

    private GameOptions options() throws RecordException {
        Fields fields = top.takeObject("options", Place.OPTIONS);
        Map<String, String> values = new LinkedHashMap<>();
        for (Option option : game.options()) {
            if (fields.names().contains(option.name())) {
                values.put(option.name(), value(option, fields));
            }
        }
        for (String unknown : fields.names()) {
            values.put(unknown, "");
        }
        return game.restore(values);
    }

    private static String value(Option option, Fields fields) throws RecordException {
        return switch (option.kind()) {
            case NUMBER -> Integer.toString(fields.takeNumber(option.name()));
            case FLAG -> Boolean.toString(fields.takeFlag(option.name()));
            case WORD -> fields.takeText(option.name());
        };
    }

    private Setup setup(GameOptions options) throws RecordException {
        Fields fields = top.takeObject("setup", Place.SETUP);
        Setup setup = recorded.read(options, fields);
        fields.end();
        return setup;
    }

    private List<GameRecord.Move> moves(int seats) throws RecordException {
        List<GameRecord.Move> moves = new ArrayList<>();
        for (Object element : top.takeList("moves")) {
            int number = moves.size() + 1;
            Fields fields = Fields.of(element, Place.move(number));
            if (fields == null) {
                throw new RecordException(Message.of("record.notMove", "number", number));
            }
            int seat = fields.takeNumber("seat");
            if (seat < 0 || seat >= seats) {
                throw new RecordException(Message.of("record.seat", "number", number, "seat", seat, "last", seats - 1));
            }
            moves.add(new GameRecord.Move(seat, fields.takeText("move")));
            fields.end();
        }
        return moves;
    }

    /** Most records have none, so the field may be missing. */
    private List<GameRecord.Comment> comments(int moves) throws RecordException {
        List<GameRecord.Comment> comments = new ArrayList<>();
        if (!top.names().contains("comments")) {
            return comments;
        }
        for (Object element : top.takeList("comments")) {
            int number = comments.size() + 1;
            Fields fields = Fields.of(element, Place.comment(number));
            if (fields == null) {
                throw new RecordException(Message.of("record.notComment", "number", number));
            }
            int ply = fields.takeNumber("ply");
            if (ply < 0 || ply > moves) {
                throw new RecordException(
                        Message.of("record.comment.ply", "number", number, "ply", ply, "last", moves));
            }
            String mark = fields.takeTextOr("mark", "");
            if (!mark.isEmpty() && !GameRecord.Comment.MARKS.contains(mark)) {
                String marks = String.join(", ", GameRecord.Comment.MARKS);
                throw new RecordException(
                        Message.of("record.comment.mark", "number", number, "mark", mark, "marks", marks));
            }
            if (number > GameRecord.Comment.MOST) {
                throw new RecordException(Message.of("record.comment.many", "most", GameRecord.Comment.MOST));
            }
            comments.add(new GameRecord.Comment(ply, fields.takeTextOr("by", ""), mark, fields.takeText("text")));
            fields.end();
        }
        return comments;
    }

    private List<Scoring> scorings(int seats) throws RecordException {
        List<Scoring> scorings = new ArrayList<>();
        for (Object element : top.takeList("scorings")) {
            int number = scorings.size() + 1;
            Fields fields = Fields.of(element, Place.scoring(number));
            if (fields == null) {
                String key = recorded.namesCauses() ? "record.notScoring.caused" : "record.notScoring";
                throw new RecordException(Message.of(key, "number", number));
            }
            int round = fields.takeNumber("round");
            String cause = recorded.namesCauses() ? fields.takeText("cause") : Scoring.GENERAL;
            scorings.add(new Scoring(round, cause, fields.takeNumbers("points", seats)));
            fields.end();
        }
        return scorings;
    }
}
