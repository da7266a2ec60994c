package hidalgo.tables.command;

import hidalgo.records.GameRecord;
import hidalgo.records.RecordException;
import hidalgo.records.RecordReader;
import hidalgo.records.Replay;
import hidalgo.records.Verdict;
import hidalgo.rules.Games;
import hidalgo.rules.Match;
import hidalgo.rules.Messages;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Records that people have sent. */
public final class UploadedRecord {
    private UploadedRecord() {}

    /** A record, which may still contain illegal moves. */
    public static GameRecord read(String text) {
        try {
            return RecordReader.read(text.getBytes(StandardCharsets.UTF_8));
        } catch (RecordException e) {
            throw RequestRefused.of(Kind.BAD, "server.record", "reason", e.text(Messages.ENGLISH));
        }
    }

    /** A record up to a move, which must be correct so far. */
    public static GameRecord cut(String text, @Nullable Integer ply) {
        GameRecord record = read(text);
        int all = record.moves().size();
        int moves = ply == null || ply < 0 ? all : Math.min(ply, all);
        return GameRecord.of(Games.known(record.game()), sound(Replay.play(record, moves)));
    }

    /** The game that a check has led to; refuses a record that is not correct. */
    public static Match sound(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Sound(Match match) -> match;
            case Verdict.Problem problem ->
                throw RequestRefused.of(Kind.BAD, "server.record", "reason", problem.text(Messages.ENGLISH));
        };
    }
}
