package hidalgo.server.view;

import hidalgo.records.Outcome;
import hidalgo.rules.Message;
import hidalgo.server.protocol.Answers;
import hidalgo.server.protocol.LogLine;
import hidalgo.server.protocol.SeatView;
import hidalgo.server.protocol.TableView;
import hidalgo.server.protocol.Text;
import hidalgo.server.table.ChatLine;
import hidalgo.server.table.ClockSetting;
import hidalgo.server.table.Hold;
import hidalgo.server.table.HoldSetting;
import hidalgo.server.table.LogEntry;
import hidalgo.server.table.Phase;
import hidalgo.server.table.Proposal;
import hidalgo.server.table.Readiness;
import hidalgo.server.table.Seat;
import hidalgo.server.table.Visibility;
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

    static hidalgo.server.protocol.Visibility visibility(Visibility visibility) {
        return switch (visibility) {
            case PUBLIC -> hidalgo.server.protocol.Visibility.PUBLIC;
            case LINK -> hidalgo.server.protocol.Visibility.LINK;
            case WORD -> hidalgo.server.protocol.Visibility.WORD;
            case LESSON -> hidalgo.server.protocol.Visibility.LESSON;
        };
    }

    /** Who may find a table, as a client requests it. */
    public static Visibility visibility(hidalgo.server.protocol.Visibility visibility) {
        return switch (visibility) {
            case PUBLIC -> Visibility.PUBLIC;
            case LINK -> Visibility.LINK;
            case WORD -> Visibility.WORD;
            case LESSON -> Visibility.LESSON;
        };
    }

    static hidalgo.server.protocol.ClockSetting clock(ClockSetting clock) {
        var kind = switch (clock.kind()) {
            case NONE -> hidalgo.server.protocol.ClockSetting.Kind.NONE;
            case LIVE -> hidalgo.server.protocol.ClockSetting.Kind.LIVE;
            case DAYS -> hidalgo.server.protocol.ClockSetting.Kind.DAYS;
        };
        return new hidalgo.server.protocol.ClockSetting(kind, clock.reserve(), clock.increment(), clock.cap());
    }

    /** How long people may think, as a client requests it. */
    public static ClockSetting clock(hidalgo.server.protocol.ClockSetting clock) {
        ClockSetting.Kind kind = switch (clock.kind()) {
            case NONE -> ClockSetting.Kind.NONE;
            case LIVE -> ClockSetting.Kind.LIVE;
            case DAYS -> ClockSetting.Kind.DAYS;
        };
        return new ClockSetting(kind, clock.reserve(), clock.increment(), clock.cap());
    }

    static hidalgo.server.protocol.@Nullable Proposal proposal(@Nullable Proposal proposal) {
        if (proposal == null) {
            return null;
        }
        var kind = switch (proposal.kind()) {
            case END -> hidalgo.server.protocol.Proposal.Kind.END;
            case BOT -> hidalgo.server.protocol.Proposal.Kind.BOT;
        };
        return new hidalgo.server.protocol.Proposal(kind, proposal.by(), proposal.seat(), proposal.agreed());
    }

    /** What a client proposes. */
    public static Proposal.Kind proposal(hidalgo.server.protocol.Proposal.Kind kind) {
        return switch (kind) {
            case END -> Proposal.Kind.END;
            case BOT -> Proposal.Kind.BOT;
        };
    }

    static hidalgo.server.protocol.HoldSetting hold(HoldSetting setting) {
        return new hidalgo.server.protocol.HoldSetting(setting.seconds(), setting.people());
    }

    static hidalgo.server.protocol.@Nullable Hold hold(@Nullable Hold hold) {
        return hold == null ? null : new hidalgo.server.protocol.Hold(hold.seats(), hold.left());
    }

    static hidalgo.server.protocol.Readiness readiness(Readiness readiness) {
        return switch (readiness) {
            case WAIT -> hidalgo.server.protocol.Readiness.WAIT;
            case ASK -> hidalgo.server.protocol.Readiness.ASK;
            case PASS -> hidalgo.server.protocol.Readiness.PASS;
        };
    }

    /** What a client decides in advance. */
    public static Readiness readiness(hidalgo.server.protocol.Readiness readiness) {
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
