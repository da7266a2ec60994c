package hidalgo.server.http;

import static hidalgo.server.http.Limits.Kindness.ACT;
import static hidalgo.server.http.Limits.Kindness.ENTER;
import static hidalgo.server.http.Limits.Kindness.GUESS;
import static hidalgo.server.http.Limits.Kindness.MAKE;
import static hidalgo.server.http.Limits.Kindness.READ;

import hidalgo.rules.Messages;
import hidalgo.server.NotDone;
import hidalgo.server.NotDone.Kind;
import hidalgo.server.Wire;
import hidalgo.server.hall.Analyses;
import hidalgo.server.hall.Ledger;
import hidalgo.server.hall.Replays;
import hidalgo.server.hall.Tables;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.Answers;
import hidalgo.server.protocol.NewTable;
import hidalgo.server.protocol.Requests;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The addresses of the API, each with what it does; docs/api.md and openapi.json describe them. */
final class Routes {
    private static final int SMALL = 1 << 16;
    private static final String TABLE = "/api/tables/{id}";
    private static final String REPLAY = "/api/replays/{id}";

    private final Tables tables;
    private final Replays replays;
    private final Analyses analyses;
    private final Ledger ledger;
    private final People people;
    private final Doorkeeper door;
    private final Limits limits;
    private final Consumer<String> ended;

    /**
     * The addresses of the API.
     *
     * @param ended is told the secret of a session that has ended
     */
    Routes(
            Tables tables,
            Replays replays,
            Analyses analyses,
            Ledger ledger,
            People people,
            Doorkeeper door,
            Limits limits,
            Consumer<String> ended) {
        this.tables = tables;
        this.replays = replays;
        this.analyses = analyses;
        this.ledger = ledger;
        this.people = people;
        this.door = door;
        this.limits = limits;
        this.ended = ended;
    }

    void add(RoutesConfig routes) {
        routes.before("/api/*", this::check);
        addPeople(routes);
        addTables(routes);
        addPlay(routes);
        addReplays(routes);
    }

    /** What changes something must come from our own pages, or from a program. */
    private void check(Context context) {
        context.header("Cache-Control", "no-store");
        switch (context.method().name()) {
            case "GET", "HEAD" -> limits.count(READ, who(context));
            default -> door.requireOurSite(context::header);
        }
    }

    private void addPeople(RoutesConfig routes) {
        routes.get("/api/welcome", context -> answer(context, Welcome.of()));
        routes.get(
                "/api/openapi.json",
                context -> answer(context, ApiDescription.of(Welcome.of().version())));
        routes.get("/api/messages/{language}", context -> {
            String language = context.pathParam("language");
            if (!Messages.LANGUAGES.contains(language)) {
                throw NotDone.of(Kind.GONE, "server.language");
            }
            context.header("Cache-Control", "no-cache");
            answer(context, Messages.of(language).all());
        });
        routes.post("/api/session", context -> {
            limits.count(ENTER, door.address(context));
            Requests.Change wish = body(context, Requests.Change.class);
            Person known = door.person(context).orElse(null);
            if (known != null) {
                answer(context, me(wish.name() == null ? known : people.change(known, wish.name(), null)));
                return;
            }
            People.Entered entered = people.guest(wish.name());
            door.admit(context, entered);
            answer(context, me(entered.person()));
        });
        routes.get("/api/me", context -> answer(context, me(door.known(context))));
        routes.patch("/api/me", context -> {
            limits.count(ACT, who(context));
            Requests.Change wish = body(context, Requests.Change.class);
            answer(context, me(people.change(door.known(context), wish.name(), wish.preferences())));
        });
        routes.get("/api/me/history", context -> answer(context, ledger.history(door.known(context))));
        routes.post("/api/account", context -> {
            limits.count(GUESS, door.address(context));
            Requests.Credentials wish = body(context, Requests.Credentials.class);
            Person guest = door.known(context);
            String secret = door.secret(context);
            if (secret == null) {
                throw NotDone.of(Kind.UNKNOWN_PERSON, "server.unknownPerson");
            }
            People.Entered entered = people.register(guest, secret, wish.name(), wish.password());
            ended.accept(secret);
            door.admit(context, entered);
            answer(context, me(entered.person()));
        });
        routes.post("/api/login", context -> {
            limits.count(GUESS, door.address(context));
            Requests.Credentials wish = body(context, Requests.Credentials.class);
            String secret = door.secret(context);
            People.Entered entered = people.login(secret, wish.name(), wish.password());
            if (secret != null) {
                ended.accept(secret);
            }
            door.admit(context, entered);
            answer(context, me(entered.person()));
        });
        routes.post("/api/logout", context -> {
            String secret = door.secret(context);
            if (secret != null) {
                people.logout(secret);
                ended.accept(secret);
            }
            door.dismiss(context);
            context.status(204);
        });
        routes.get("/api/tokens", context -> answer(context, people.tokens(door.known(context))));
        routes.post("/api/tokens", context -> {
            limits.count(MAKE, who(context));
            answer(
                    context,
                    people.newToken(
                            door.known(context),
                            body(context, Requests.NewToken.class).label()));
        });
        routes.delete("/api/tokens/{id}", context -> {
            people.revoke(door.known(context), context.pathParam("id"));
            context.status(204);
        });
    }

    private void addTables(RoutesConfig routes) {
        routes.get("/api/tables", context -> answer(context, tables.lobby(anybody(context))));
        routes.post("/api/tables", context -> {
            limits.count(MAKE, who(context));
            answer(context.status(201), tables.create(door.known(context), large(context, NewTable.class)));
        });
        routes.get(TABLE, context -> answer(context, tables.view(id(context), anybody(context), seat(context))));
        routes.post(TABLE + "/join", context -> {
            Person person = acting(context);
            Requests.Join wish = body(context, Requests.Join.class);
            if (wish.word() != null) {
                limits.count(GUESS, door.address(context));
            }
            answer(context, tables.join(id(context), person, wish));
        });
        routes.post(TABLE + "/leave", context -> {
            tables.leave(id(context), acting(context));
            context.status(204);
        });
        routes.post(
                TABLE + "/arrange",
                context -> answer(
                        context, tables.arrange(id(context), acting(context), body(context, Requests.Arrange.class))));
        routes.post(TABLE + "/start", context -> answer(context, tables.start(id(context), acting(context))));
        routes.post(TABLE + "/rematch", context -> answer(context, tables.rematch(id(context), acting(context))));
        routes.post(TABLE + "/chat", context -> {
            tables.say(
                    id(context),
                    acting(context),
                    body(context, Requests.Say.class).text());
            context.status(204);
        });
        routes.get(
                TABLE + "/chat",
                context -> answer(context, tables.chat(id(context), anybody(context), number(context, "from", 0))));
        routes.get(
                TABLE + "/log",
                context -> answer(
                        context, tables.log(id(context), anybody(context), seat(context), number(context, "from", 0))));
        routes.get(TABLE + "/scorings", context -> answer(context, replays.sheets(id(context), anybody(context))));
        routes.get(TABLE + "/record", this::record);
    }

    private void addPlay(RoutesConfig routes) {
        routes.post(
                TABLE + "/moves",
                context ->
                        answer(context, tables.move(id(context), acting(context), body(context, Requests.Move.class))));
        routes.post(
                TABLE + "/undo",
                context ->
                        answer(context, tables.undo(id(context), acting(context), body(context, Requests.Undo.class))));
        routes.post(
                TABLE + "/plan",
                context ->
                        answer(context, tables.plan(id(context), acting(context), body(context, Requests.Plan.class))));
        routes.post(
                TABLE + "/whatif",
                context -> answer(
                        context, tables.whatIf(id(context), acting(context), body(context, Requests.WhatIf.class))));
        routes.post(TABLE + "/hint", context -> {
            limits.count(MAKE, who(context));
            answer(context, tables.hint(id(context), door.known(context), ofSeat(context)));
        });
        routes.post(
                TABLE + "/propose",
                context -> answer(
                        context, tables.propose(id(context), acting(context), body(context, Requests.Propose.class))));
        routes.post(
                TABLE + "/answer",
                context -> answer(
                        context,
                        tables.answer(
                                id(context),
                                acting(context),
                                body(context, Requests.Answer.class).agree())));
        routes.post(
                TABLE + "/resign",
                context -> answer(context, tables.resign(id(context), acting(context), ofSeat(context))));
        routes.post(
                TABLE + "/return",
                context -> answer(context, tables.comeBack(id(context), acting(context), ofSeat(context))));
        routes.post(
                TABLE + "/bot",
                context -> answer(context, tables.replace(id(context), acting(context), ofSeat(context))));
    }

    private void addReplays(RoutesConfig routes) {
        routes.post("/api/replays", context -> {
            limits.count(MAKE, who(context));
            Person person = door.known(context);
            answer(
                    context.status(201),
                    replays.upload(person, large(context, Requests.Upload.class).record()));
        });
        routes.get(REPLAY, context -> answer(context, replays.view(id(context), anybody(context))));
        routes.get(
                REPLAY + "/positions",
                context -> answer(
                        context,
                        replays.positions(
                                id(context),
                                anybody(context),
                                number(context, "from", 0),
                                number(context, "to", Integer.MAX_VALUE))));
        routes.get(REPLAY + "/analysis", context -> answer(context, analyses.view(id(context), anybody(context))));
        routes.post(REPLAY + "/analysis", context -> {
            limits.count(MAKE, who(context));
            answer(context, analyses.ask(id(context), door.known(context)));
        });
        routes.get(REPLAY + "/numbers", context -> answer(context, replays.numbers(id(context), anybody(context))));
        routes.get(REPLAY + "/record", this::record);
        routes.get(REPLAY + "/csv", context -> {
            attach(context, "hidalgo-" + id(context) + ".csv", "text/csv; charset=utf-8");
            context.result(replays.csv(id(context), anybody(context)));
        });
    }

    private void record(Context context) {
        String record = replays.record(id(context), anybody(context));
        attach(context, "hidalgo-" + id(context) + ".json", "application/json; charset=utf-8");
        context.result(record);
    }

    private static void attach(Context context, String file, String type) {
        context.header("Content-Disposition", "attachment; filename=\"" + file.replaceAll("[^\\w.-]", "") + "\"")
                .contentType(type);
    }

    /** Who asks, for counting. */
    private String who(Context context) {
        return door.person(context).map(Person::id).orElseGet(() -> door.address(context));
    }

    private @Nullable Person anybody(Context context) {
        return door.person(context).orElse(null);
    }

    /** The person who does something at a table. */
    private Person acting(Context context) {
        Person person = door.known(context);
        limits.count(ACT, person.id());
        return person;
    }

    private static Answers.Me me(Person person) {
        return new Answers.Me(person.name(), person.account() != null, person.preferences());
    }

    private static String id(Context context) {
        return context.pathParam("id");
    }

    private int ofSeat(Context context) {
        return body(context, Requests.SeatOnly.class).seat();
    }

    private static @Nullable Integer seat(Context context) {
        return context.queryParam("seat") == null ? null : number(context, "seat", 0);
    }

    private static int number(Context context, String name, int otherwise) {
        String given = context.queryParam(name);
        if (given == null) {
            return otherwise;
        }
        try {
            return Integer.parseInt(given);
        } catch (NumberFormatException e) {
            throw NotDone.of(Kind.BAD, "server.number", "name", name);
        }
    }

    private static <T extends Record> T body(Context context, Class<T> type) {
        byte[] bytes = context.bodyAsBytes();
        if (bytes.length > SMALL) {
            throw NotDone.of(Kind.TOO_LARGE, "server.large");
        }
        return Wire.received(bytes, type);
    }

    private static <T extends Record> T large(Context context, Class<T> type) {
        return Wire.received(context.bodyAsBytes(), type);
    }

    private static void answer(Context context, Object value) {
        context.contentType("application/json; charset=utf-8").result(Wire.bytes(value));
    }
}
