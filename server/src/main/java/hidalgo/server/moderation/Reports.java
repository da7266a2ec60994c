package hidalgo.server.moderation;

import hidalgo.server.base.Json;
import hidalgo.server.people.Person;
import hidalgo.tables.Identifier;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Moderation;
import hidalgo.tables.protocol.Moderation.ReportContext;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reports of people about others, with the chat and the moves of the moment. */
public final class Reports {
    /** The latest messages that a report keeps. */
    public static final int LINES = 40;

    /** The latest moves that a report keeps. */
    public static final int MOVES = 20;

    private static final int MOST_BYTES = 16_000;
    private static final int MOST_OPEN = 1000;
    private static final int MOST_OWN = 20;
    private static final int MOST_SHOWN = 100;

    private final ModerationRepository repository;
    private final Clock clock;

    /** Those of a repository. */
    public Reports(ModerationRepository repository, Clock clock) {
        this.repository = repository;
        this.clock = clock;
    }

    /** Reports a person. */
    public void add(Person reporter, String reported, String table, String reason, ReportContext context) {
        String written = PlainText.chatLine(reason);
        if (reporter.id().equals(reported)) {
            throw RequestRefused.of(Kind.BAD, "server.report.self");
        }
        ModerationRepository.OpenReports open = repository.open(reporter.id());
        if (open.own() >= MOST_OWN || open.all() >= MOST_OPEN) {
            throw RequestRefused.of(Kind.REFUSED, "server.report.many");
        }
        repository.addReport(new ModerationRepository.Report(
                Identifier.random(), table, reporter.id(), reported, written, fitting(context), clock.millis()));
    }

    /** As JSON, without the oldest messages and moves if it would be too large. */
    private static String fitting(ReportContext context) {
        ReportContext kept = context;
        String json = Json.text(kept);
        while (json.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES) {
            kept = new ReportContext(
                    kept.game(), kept.title(), kept.names(), kept.seat(), later(kept.chat()), later(kept.moves()));
            json = Json.text(kept);
        }
        return json;
    }

    private static <T> List<T> later(List<T> all) {
        return all.subList(Math.ceilDiv(all.size(), 2), all.size());
    }

    /** The latest, open ones first. A moderator does not read those about tables where they have a seat. */
    public List<Moderation.Report> shownTo(Person reader, Moderation.Role role) {
        return repository.reports(role == Moderation.Role.ADMIN ? null : reader.id(), MOST_SHOWN);
    }

    /** All that are open, and the latest of those that are closed. */
    public List<Moderation.Report> all() {
        return repository.reports(null, MOST_SHOWN);
    }

    /** The person that one is about. */
    public Person reported(@Nullable String id) {
        return repository
                .reported(String.valueOf(id))
                .orElseThrow(() -> RequestRefused.of(Kind.GONE, "server.report.none"));
    }

    /** Closes one. */
    public void close(String id, String outcome, String author) {
        if (!repository.close(id, PlainText.chatLine(outcome), author, clock.millis())) {
            throw RequestRefused.of(Kind.GONE, "server.report.none");
        }
    }
}
