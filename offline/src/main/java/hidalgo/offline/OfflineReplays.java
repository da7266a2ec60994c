package hidalgo.offline;

import hidalgo.records.GameRecord;
import hidalgo.records.JsonText;
import hidalgo.records.Parsed;
import hidalgo.records.RecordWriter;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Match;
import hidalgo.tables.Identifier;
import hidalgo.tables.command.UploadedRecord;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.ReplayAnswers.AnalysisView;
import hidalgo.tables.protocol.TableLine;
import hidalgo.tables.replay.AnalysisViews;
import hidalgo.tables.replay.Playthrough;
import hidalgo.tables.replay.ReplaySource;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.table.TableSummary.SeatSummary;
import hidalgo.tables.table.Visibility;
import hidalgo.tables.view.TableLines;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Replays in the browser: of its tables, and of records that a person has opened here. */
final class OfflineReplays {
    private static final String RECORD = "record";

    private final Map<String, String> records = new HashMap<>();
    private final Map<String, OfflineAnalysis> analyses = new HashMap<>();
    private final Function<String, Table> tables;
    /** The game that was asked about last, under its key. */
    private Map<String, Playthrough> latest = Map.of();

    private final Browser browser;

    OfflineReplays(Function<String, Table> tables, Browser browser) {
        this.tables = tables;
        this.browser = browser;
    }

    /** The game with an identifier; the one that was asked about last is not played again. */
    ReplaySource source(String id) {
        String record = records.get(id);
        if (record != null) {
            return ReplaySource.of(id, played(id, () -> uploaded(record)));
        }
        ReplaySource source = ReplaySource.of(tables.apply(id), OfflineTable.PERSON);
        return source.with(played(source.key(), source::game));
    }

    private Playthrough played(String key, Supplier<Playthrough> game) {
        Playthrough known = latest.get(key);
        if (known == null) {
            known = game.get();
            latest = Map.of(key, known);
        }
        return known;
    }

    private static Playthrough uploaded(String text) {
        return new Playthrough(UploadedRecord.read(text), List.of());
    }

    /** The analysis of a game, as far as it has come. */
    AnalysisView analysis(String id) {
        OfflineAnalysis known = analyses.get(id);
        return known == null ? AnalysisViews.NONE : known.view();
    }

    /** Begins with the analysis of a game. */
    AnalysisView analyse(String id) {
        return analyses.computeIfAbsent(id, unknown -> OfflineAnalysis.of(source(unknown), browser))
                .view();
    }

    /** Keeps a record to be looked at. */
    Answers.Created store(String text) {
        Playthrough game = uploaded(text);
        Match match = game.match();
        GameRecord record = game.record();
        String id = OfflineServer.LOCAL + Identifier.random();
        records.put(id, RecordWriter.text(record));
        latest = Map.of(id, game);
        Object event = JsonText.object("number", 1, RECORD, records.get(id));
        @Nullable Object line = match.position().isOver() ? line(id, record.game(), match) : null;
        browser.post(
                JsonText.compact(JsonText.object("type", "keep", "table", id, "events", List.of(event), "line", line)));
        return new Answers.Created(id);
    }

    /** A game that has ended, in the list of such games; records don't contain the players. */
    private TableLine line(String id, String game, Match match) {
        GameOptions options = match.setup().options();
        SeatSummary unknown = new SeatSummary(Seat.Kind.PERSON, "", "", null, false, false, false);
        TableSummary summary = new TableSummary(
                id,
                null,
                game,
                TableSummary.chosen(game, options),
                Phase.OVER,
                Visibility.LINK,
                ClockSetting.NONE,
                0,
                match.position().round(),
                options.lastRound(),
                Collections.nCopies(match.position().seats(), unknown),
                match.position().totals(),
                List.of(),
                browser.now());
        return TableLines.of(summary, List.of(), browser.now());
    }

    /** Restores a stored record, if it is one. */
    boolean restore(String id, List<?> events) {
        @Nullable Object record = Parsed.of(events.getFirst()).optional(RECORD);
        if (record != null) {
            records.put(id, (String) record);
        }
        return record != null;
    }
}
