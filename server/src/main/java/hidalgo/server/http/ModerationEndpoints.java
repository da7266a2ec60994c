package hidalgo.server.http;

import static hidalgo.server.http.HttpCall.http;
import static hidalgo.tables.request.Subject.MODERATION;

import hidalgo.server.moderation.ModerationRepository;
import hidalgo.server.moderation.Reports;
import hidalgo.server.moderation.Sanctions;
import hidalgo.server.moderation.Staff;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Moderation;
import hidalgo.tables.protocol.Moderation.Deed;
import hidalgo.tables.protocol.Moderation.Role;
import hidalgo.tables.protocol.Moderation.Sanction;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Request;
import hidalgo.tables.request.RequestBuilder;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The addresses of moderators. All that they do is in the audit log, with its reason. */
final class ModerationEndpoints {
    private static final String REPORTS = "/api/staff/reports";
    private static final String SANCTIONS = "/api/staff/sanctions";

    private final Reports reports;
    private final Sanctions sanctions;
    private final Staff staff;
    private final People people;
    private final Services services;

    ModerationEndpoints(Services services) {
        this.reports = services.moderation().reports();
        this.sanctions = services.moderation().sanctions();
        this.staff = services.moderation().staff();
        this.people = services.people();
        this.services = services;
    }

    List<Request<?>> all() {
        return List.of(
                own(MODERATION.get(REPORTS, "reports"))
                        .says(
                                "The reports",
                                "The open ones first. A moderator does not get those about tables where they have a"
                                        + " seat.")
                        .lists(
                                Moderation.Report.class,
                                http(call -> reports.shownTo(call.person(), require(call, Role.MODERATOR)))),
                own(MODERATION.post(REPORTS + "/{id}/close", "closeReport"))
                        .says("Closes a report", "The reason tells what came of it.")
                        .limited(Rate.ACT)
                        .takes(Moderation.ReasonRequest.class)
                        .does(call -> close(HttpCall.of(call))),
                own(MODERATION.post("/api/staff/tables/{id}/erase", "eraseMessage"))
                        .says("Deletes a message", "Its line stays in the chat, without its text.")
                        .limited(Rate.ACT)
                        .takes(Moderation.EraseRequest.class)
                        .does(call -> erase(HttpCall.of(call))),
                own(MODERATION.get(SANCTIONS, "sanctions"))
                        .says("The people and networks that may not talk or play", "Those in force, the latest first.")
                        .lists(Sanction.class, http(call -> {
                            require(call, Role.MODERATOR);
                            return sanctions.all().stream()
                                    .map(ModerationEndpoints::told)
                                    .toList();
                        })),
                own(MODERATION.post(SANCTIONS, "sanction"))
                        .says(
                                "Keeps a person or a network from talking or playing",
                                "The person is named by a report or an account. They read the reason, and can still"
                                        + " look at everything.")
                        .limited(Rate.ACT)
                        .takes(Moderation.SanctionRequest.class)
                        .answers(Sanction.class, http(this::sanction)),
                own(MODERATION.post(SANCTIONS + "/{id}/end", "endSanction"))
                        .says("Lets a person or a network talk and play again", "From now on, on all nodes.")
                        .limited(Rate.ACT)
                        .takes(Moderation.ReasonRequest.class)
                        .does(call -> end(HttpCall.of(call))),
                own(MODERATION.get("/api/staff/deeds", "deeds"))
                        .says(
                                "The audit log",
                                "The latest deeds of moderators and administrators; with `before`, those before a"
                                        + " moment.")
                        .query("before")
                        .lists(Deed.class, http(call -> {
                            require(call, Role.MODERATOR);
                            return staff.deeds(before(call.query("before")));
                        })),
                own(MODERATION.get("/api/staff/members", "members"))
                        .says("The moderators and administrators", "By name.")
                        .lists(Moderation.Member.class, http(call -> {
                            require(call, Role.ADMIN);
                            return staff.members();
                        })),
                own(MODERATION.post("/api/staff/members", "setModerator"))
                        .says(
                                "Makes an account a moderator, or an ordinary account again",
                                "Only the command line makes administrators.")
                        .limited(Rate.ACT)
                        .takes(Moderation.RoleRequest.class)
                        .does(call -> setRole(HttpCall.of(call))));
    }

    private static <B extends Record> RequestBuilder<B> own(RequestBuilder<B> request) {
        return request.known().own();
    }

    private Role require(HttpCall<?> call, Role least) {
        return staff.require(call.person(), least);
    }

    private static long before(@Nullable String given) {
        try {
            return given == null ? Long.MAX_VALUE : Long.parseLong(given);
        } catch (NumberFormatException e) {
            throw RequestRefused.of(Kind.BAD, "server.number", "name", "before");
        }
    }

    private static Sanction told(ModerationRepository.Sanction each) {
        String network = each.network();
        return new Sanction(
                each.id(),
                each.kind(),
                each.name(),
                network.isEmpty() || network.contains("/") ? network : Sanctions.OF_GUEST,
                each.reason(),
                each.made(),
                each.ends(),
                each.author());
    }

    private void close(HttpCall<Moderation.ReasonRequest> call) {
        Role role = require(call, Role.MODERATOR);
        requireShown(call, role, call.id());
        Person reported = reports.reported(call.id());
        String outcome = call.body().reason();
        reports.close(call.id(), outcome, author(call));
        note(call, "close", reported.name(), outcome);
    }

    /** A moderator does not decide about a table where they have a seat. */
    private void requireShown(HttpCall<?> call, Role role, String report) {
        if (reports.shownTo(call.person(), role).stream()
                .noneMatch(each -> each.id().equals(report))) {
            throw RequestRefused.of(Kind.GONE, "server.report.none");
        }
    }

    private void erase(HttpCall<Moderation.EraseRequest> call) {
        require(call, Role.MODERATOR);
        Moderation.EraseRequest wish = call.body();
        String reason = PlainText.chatLine(wish.reason());
        String author = services.tables().eraseMessage(call.id(), wish.spectators(), wish.line());
        note(call, "erase", author + " @ " + call.id(), reason);
    }

    private Sanction sanction(HttpCall<Moderation.SanctionRequest> call) {
        Role role = require(call, Role.MODERATOR);
        Moderation.SanctionRequest wish = call.body();
        Person person = person(call, role, wish);
        Role other = staff.role(person);
        if (other == Role.ADMIN || other == Role.MODERATOR && role != Role.ADMIN) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.sanction.staff");
        }
        ModerationRepository.Sanction made =
                sanctions.add(wish.kind(), person, wish.network(), wish.days(), wish.reason(), author(call));
        note(
                call,
                wish.kind().name().toLowerCase(Locale.ROOT),
                (made.name() + " " + told(made).network()).strip(),
                made.reason());
        return told(made);
    }

    private @Nullable Person person(HttpCall<?> call, Role role, Moderation.SanctionRequest wish) {
        if (wish.report() != null) {
            requireShown(call, role, wish.report());
            return reports.reported(wish.report());
        }
        return wish.name() == null ? null : account(wish.name());
    }

    private Person account(String name) {
        return people.named(name)
                .orElseThrow(() -> RequestRefused.of(Kind.GONE, "server.invite.none", "name", PlainText.clean(name)));
    }

    private void end(HttpCall<Moderation.ReasonRequest> call) {
        require(call, Role.MODERATOR);
        String reason = PlainText.chatLine(call.body().reason());
        ModerationRepository.Sanction ended = sanctions.end(call.id());
        note(call, "end", (ended.name() + " " + told(ended).network()).strip(), reason);
    }

    private void setRole(HttpCall<Moderation.RoleRequest> call) {
        require(call, Role.ADMIN);
        Person person = account(call.body().name());
        if (staff.role(person) == Role.ADMIN) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.staff.line");
        }
        boolean isModerator = call.body().moderator();
        staff.setRole(person, isModerator ? Role.MODERATOR : null);
        note(call, isModerator ? "moderator" : "member", person.name(), "");
    }

    private static String author(HttpCall<?> call) {
        return Objects.requireNonNullElse(call.person().account(), "");
    }

    private void note(HttpCall<?> call, String action, String subject, String reason) {
        staff.note(author(call), action, subject, reason);
    }
}
