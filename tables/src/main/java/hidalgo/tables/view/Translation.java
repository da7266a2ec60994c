package hidalgo.tables.view;

import hidalgo.records.Outcome;
import hidalgo.rules.Message;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.LogLine;
import hidalgo.tables.protocol.SeatView;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.protocol.Text;
import hidalgo.tables.table.ChatLine;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Hold;
import hidalgo.tables.table.HoldSetting;
import hidalgo.tables.table.LogEntry;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Proposal;
import hidalgo.tables.table.Readiness;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Visibility;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translates small values of the domain into records of the protocol, and back. */
public final class Translation {
    private Translation() {}

    static TableView.Phase phase(Phase phase) {
        return switch (phase) {
            case WAITING -> TableView.Phase.WAITING;
            case PLAYING -> TableView.Phase.PLAYING;
            case OVER -> TableView.Phase.OVER;
            case STOPPED -> TableView.Phase.STOPPED;
        };
    }

    static hidalgo.tables.protocol.Visibility visibility(Visibility visibility) {
        return switch (visibility) {
            case PUBLIC -> hidalgo.tables.protocol.Visibility.PUBLIC;
            case LINK -> hidalgo.tables.protocol.Visibility.LINK;
            case WORD -> hidalgo.tables.protocol.Visibility.WORD;
            case LESSON -> hidalgo.tables.protocol.Visibility.LESSON;
        };
    }

    /** Who may find a table, as a client requests it. */
    public static Visibility visibility(hidalgo.tables.protocol.Visibility visibility) {
        return switch (visibility) {
            case PUBLIC -> Visibility.PUBLIC;
            case LINK -> Visibility.LINK;
            case WORD -> Visibility.WORD;
            case LESSON -> Visibility.LESSON;
        };
    }

    static hidalgo.tables.protocol.ClockSetting clock(ClockSetting clock) {
        var kind = switch (clock.kind()) {
            case NONE -> hidalgo.tables.protocol.ClockSetting.Kind.NONE;
            case LIVE -> hidalgo.tables.protocol.ClockSetting.Kind.LIVE;
            case DAYS -> hidalgo.tables.protocol.ClockSetting.Kind.DAYS;
        };
        return new hidalgo.tables.protocol.ClockSetting(kind, clock.reserve(), clock.increment(), clock.cap());
    }

    /** How long people may think, as a client requests it. */
    public static ClockSetting clock(hidalgo.tables.protocol.ClockSetting clock) {
        ClockSetting.Kind kind = switch (clock.kind()) {
            case NONE -> ClockSetting.Kind.NONE;
            case LIVE -> ClockSetting.Kind.LIVE;
            case DAYS -> ClockSetting.Kind.DAYS;
        };
        return new ClockSetting(kind, clock.reserve(), clock.increment(), clock.cap());
    }

    static hidalgo.tables.protocol.@Nullable Proposal proposal(@Nullable Proposal proposal) {
        if (proposal == null) {
            return null;
        }
        var kind = switch (proposal.kind()) {
            case END -> hidalgo.tables.protocol.Proposal.Kind.END;
            case BOT -> hidalgo.tables.protocol.Proposal.Kind.BOT;
        };
        return new hidalgo.tables.protocol.Proposal(kind, proposal.by(), proposal.seat(), proposal.agreed());
    }

    /** What a client proposes. */
    public static Proposal.Kind proposal(hidalgo.tables.protocol.Proposal.Kind kind) {
        return switch (kind) {
            case END -> Proposal.Kind.END;
            case BOT -> Proposal.Kind.BOT;
        };
    }

    static hidalgo.tables.protocol.HoldSetting hold(HoldSetting setting) {
        return new hidalgo.tables.protocol.HoldSetting(setting.seconds(), setting.people());
    }

    static hidalgo.tables.protocol.@Nullable Hold hold(@Nullable Hold hold) {
        return hold == null ? null : new hidalgo.tables.protocol.Hold(hold.seats(), hold.left());
    }

    static hidalgo.tables.protocol.Readiness readiness(Readiness readiness) {
        return switch (readiness) {
            case WAIT -> hidalgo.tables.protocol.Readiness.WAIT;
            case ASK -> hidalgo.tables.protocol.Readiness.ASK;
            case PASS -> hidalgo.tables.protocol.Readiness.PASS;
        };
    }

    /** What a client decides in advance. */
    public static Readiness readiness(hidalgo.tables.protocol.Readiness readiness) {
        return switch (readiness) {
            case WAIT -> Readiness.WAIT;
            case ASK -> Readiness.ASK;
            case PASS -> Readiness.PASS;
        };
    }

    static SeatView.Kind kind(Seat.Kind kind) {
        return switch (kind) {
            case OPEN -> SeatView.Kind.OPEN;
            case PERSON -> SeatView.Kind.PERSON;
            case BOT -> SeatView.Kind.BOT;
        };
    }

    /** A line of chat. */
    public static Answers.ChatLine chat(ChatLine line) {
        Message news = line.news();
        return new Answers.ChatLine(
                line.line(), line.seat(), line.name(), line.text(), news == null ? null : Text.of(news), line.at());
    }

    static LogLine log(LogEntry entry) {
        return new LogLine(
                entry.ply(),
                entry.seat(),
                entry.move(),
                Text.of(entry.text()),
                entry.at(),
                effects(entry.outcome()),
                entry.outcome().points(),
                entry.scorings());
    }

    /** What a move led to. */
    public static List<LogLine.Effect> effects(Outcome outcome) {
        return outcome.effects().stream()
                .map(effect -> new LogLine.Effect(Text.of(effect.text()), effect.hurts(), effect.helps()))
                .toList();
    }
}
