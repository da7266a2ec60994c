package hidalgo.server.http;

import static hidalgo.server.http.HttpCall.http;
import static hidalgo.tables.request.Subject.ADMINISTRATION;

import hidalgo.server.administration.AdministrationRepository;
import hidalgo.server.administration.HouseRules;
import hidalgo.server.base.Settings;
import hidalgo.server.http.socket.TableSockets;
import hidalgo.server.moderation.Staff;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.server.people.Sessions;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Administration.AccountLine;
import hidalgo.tables.protocol.Administration.AccountRequest;
import hidalgo.tables.protocol.Administration.Choices;
import hidalgo.tables.protocol.Administration.ChoicesRequest;
import hidalgo.tables.protocol.Administration.Figures;
import hidalgo.tables.protocol.Moderation.ReasonRequest;
import hidalgo.tables.protocol.Moderation.Role;
import hidalgo.tables.protocol.TableLine;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Request;
import hidalgo.tables.request.RequestBuilder;
import hidalgo.tables.view.AvailableGames;
import hidalgo.tables.view.TableLines;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** The addresses of administrators. All that they do is in the audit log. */
final class AdministrationEndpoints {
    private static final String TABLES = "/api/staff/tables";
    private static final String ACCOUNTS = "/api/staff/accounts";
    private static final int MOST_SHOWN = 100;

    private final Settings settings;
    private final Services services;
    private final AdministrationRepository repository;
    private final HouseRules rules;
    private final Staff staff;
    private final People people;
    private final Sessions sessions;
    private final Health health;
    private final TableSockets sockets;
    private final long since;

    AdministrationEndpoints(Settings settings, Services services, Health health, TableSockets sockets) {
        this.settings = settings;
        this.services = services;
        this.repository = services.administration();
        this.rules = services.rules();
        this.staff = services.moderation().staff();
        this.people = services.people();
        this.sessions = services.sessions();
        this.health = health;
        this.sockets = sockets;
        this.since = services.clock().millis();
    }

    List<Request<?>> all() {
        return List.of(
                own(ADMINISTRATION.get("/api/staff/server", "serverFigures"))
                        .says("The state of the server", "Of this node, and what all nodes share.")
                        .answers(Figures.class, http(call -> {
                            require(call);
                            return figures();
                        })),
                own(ADMINISTRATION.get("/api/staff/choices", "choices"))
                        .says("The choices of administrators", "Sign-up, the rights of guests, and the announcement.")
                        .answers(Choices.class, http(call -> {
                            require(call);
                            return rules.now();
                        })),
                own(ADMINISTRATION.post("/api/staff/choices", "choose"))
                        .says(
                                "Changes sign-up, the rights of guests, or the announcement",
                                "Missing fields stay as they are; `reset` lets the server's settings count again. Other"
                                        + " nodes notice it within five seconds.")
                        .limited(Rate.ACT)
                        .takes(ChoicesRequest.class)
                        .answers(Choices.class, http(this::choose)),
                own(ADMINISTRATION.get(TABLES, "allTables"))
                        .says("The tables that have changed last", "With private ones, as the lobby shows tables.")
                        .lists(TableLine.class, http(call -> {
                            require(call);
                            long now = services.clock().millis();
                            return repository.latestTables(MOST_SHOWN).stream()
                                    .map(table -> TableLines.of(table, List.of(), now))
                                    .toList();
                        })),
                own(ADMINISTRATION.post(TABLES + "/{id}/delete", "deleteTable"))
                        .says("Deletes a table with its game", "The people at the table get a message.")
                        .limited(Rate.ACT)
                        .takes(ReasonRequest.class)
                        .does(call -> deleteTable(HttpCall.of(call))),
                own(ADMINISTRATION.get(ACCOUNTS, "accounts"))
                        .says("The accounts whose name contains a text", "The latest visit first, 100 at most.")
                        .query("name")
                        .lists(AccountLine.class, http(call -> {
                            require(call);
                            String part = call.query("name");
                            return repository.accounts(part == null ? "" : PlainText.clean(part), MOST_SHOWN);
                        })),
                own(ADMINISTRATION.post(ACCOUNTS + "/sign-out", "signOutAccount"))
                        .says("Ends all sessions and tokens of an account", "Its password stays as it is.")
                        .limited(Rate.ACT)
                        .takes(AccountRequest.class)
                        .does(call -> signOut(HttpCall.of(call))));
    }

    private static <B extends Record> RequestBuilder<B> own(RequestBuilder<B> request) {
        return request.known().own();
    }

    private void require(HttpCall<?> call) {
        staff.require(call.person(), Role.ADMIN);
    }

    private Figures figures() {
        Runtime runtime = Runtime.getRuntime();
        Path file = settings.databaseFile();
        Health.Backlog backlog = health.backlog();
        return new Figures(
                AvailableGames.version(),
                settings.node(),
                health.problem().orElse(""),
                since,
                runtime.totalMemory() - runtime.freeMemory(),
                runtime.maxMemory(),
                file == null ? -1 : file.toFile().getUsableSpace(),
                sockets.people(),
                sockets.size(),
                backlog.waiting(),
                backlog.running(),
                health.waitedForWorker().toSeconds(),
                repository.tables(),
                repository.failingChannels());
    }

    private Choices choose(HttpCall<ChoicesRequest> call) {
        require(call);
        ChoicesRequest wish = call.body();
        Choices before = rules.now();
        rules.change(wish);
        Choices now = rules.now();
        if (before.signUp() != now.signUp()) {
            note(call, "sign-up", word(now.signUp()), "");
        }
        if (before.guests() != now.guests()) {
            note(call, "guests", word(now.guests()), "");
        }
        if (!before.announcement().equals(now.announcement())) {
            note(call, "announce", now.announcement(), "");
        }
        return now;
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private void deleteTable(HttpCall<ReasonRequest> call) {
        require(call);
        String reason = PlainText.chatLine(call.body().reason());
        if (!services.tables().delete(call.id())) {
            throw RequestRefused.of(Kind.GONE, "server.table.none");
        }
        note(call, "delete-table", call.id(), reason);
    }

    private void signOut(HttpCall<AccountRequest> call) {
        require(call);
        Person person = people.named(call.body().name())
                .orElseThrow(() -> RequestRefused.of(
                        Kind.GONE,
                        "server.invite.none",
                        "name",
                        PlainText.clean(call.body().name())));
        sessions.endAll(person);
        note(call, "sign-out", person.name(), "");
    }

    private void note(HttpCall<?> call, String action, String subject, String reason) {
        staff.note(Objects.requireNonNullElse(call.person().account(), ""), action, subject, reason);
    }
}
