package hidalgo.server.http;

import static hidalgo.server.http.Asking.answer;
import static hidalgo.server.http.Asking.body;
import static hidalgo.server.http.Asking.id;
import static hidalgo.server.http.Asking.large;
import static hidalgo.server.http.Asking.number;
import static hidalgo.server.http.Asking.ofSeat;
import static hidalgo.server.http.Asking.seat;
import static hidalgo.server.http.Limits.Kindness.GUESS;
import static hidalgo.server.http.Limits.Kindness.MAKE;

import hidalgo.server.command.Tables;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.NewTable;
import hidalgo.server.protocol.Requests;
import hidalgo.server.replay.Analyses;
import hidalgo.server.replay.Replays;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** The addresses of tables and replays, each with what it does; docs/api.md and openapi.json describe them. */
final class Routes {
    private static final String TABLE = "/api/tables/{id}";
    private static final String REPLAY = "/api/replays/{id}";

    private final Tables tables;
    private final Replays replays;
    private final Analyses analyses;
    private final Asking asking;
    private final Doorkeeper door;
    private final Limits limits;

    Routes(Tables tables, Replays replays, Analyses analyses, Asking asking) {
        this.tables = tables;
        this.replays = replays;
        this.analyses = analyses;
        this.asking = asking;
        this.door = asking.door();
        this.limits = asking.limits();
    }

    void add(RoutesConfig routes) {
        routes.before("/api/*", asking::check);
        addTables(routes);
        addPlay(routes);
        addReplays(routes);
    }

    private void addTables(RoutesConfig routes) {
        routes.get("/api/tables", context -> answer(context, tables.lobby(asking.anybody(context))));
        routes.post("/api/tables", context -> {
            limits.count(MAKE, asking.who(context));
            answer(context.status(201), tables.create(door.known(context), large(context, NewTable.class)));
        });
        routes.get(TABLE, context -> answer(context, tables.view(id(context), asking.anybody(context), seat(context))));
        routes.post(TABLE + "/join", context -> {
            Person person = asking.acting(context);
            Requests.Join wish = body(context, Requests.Join.class);
            if (wish.word() != null) {
                limits.count(GUESS, door.address(context));
            }
            answer(context, tables.join(id(context), person, wish));
        });
        routes.post(TABLE + "/leave", context -> {
            tables.leave(id(context), asking.acting(context));
            context.status(204);
        });
        routes.post(
                TABLE + "/arrange",
                context -> answer(
                        context,
                        tables.arrange(id(context), asking.acting(context), body(context, Requests.Arrange.class))));
        routes.post(
                TABLE + "/options",
                context -> answer(
                        context,
                        tables.settle(id(context), asking.acting(context), body(context, Requests.Settle.class))));
        routes.post(TABLE + "/start", context -> answer(context, tables.start(id(context), asking.acting(context))));
        routes.post(
                TABLE + "/rematch", context -> answer(context, tables.rematch(id(context), asking.acting(context))));
        routes.post(TABLE + "/chat", context -> {
            tables.say(
                    id(context),
                    asking.acting(context),
                    body(context, Requests.Say.class).text());
            context.status(204);
        });
        routes.get(
                TABLE + "/chat",
                context ->
                        answer(context, tables.chat(id(context), asking.anybody(context), number(context, "from", 0))));
        routes.get(
                TABLE + "/log",
                context -> answer(
                        context,
                        tables.log(id(context), asking.anybody(context), seat(context), number(context, "from", 0))));
        routes.get(
                TABLE + "/scorings", context -> answer(context, replays.sheets(id(context), asking.anybody(context))));
        routes.get(TABLE + "/record", this::record);
    }

    private void addPlay(RoutesConfig routes) {
        routes.post(
                TABLE + "/moves",
                context -> answer(
                        context, tables.move(id(context), asking.acting(context), body(context, Requests.Move.class))));
        routes.post(
                TABLE + "/undo",
                context -> answer(
                        context, tables.undo(id(context), asking.acting(context), body(context, Requests.Undo.class))));
        routes.post(
                TABLE + "/plan",
                context -> answer(
                        context, tables.plan(id(context), asking.acting(context), body(context, Requests.Plan.class))));
        routes.post(
                TABLE + "/whatif",
                context -> answer(
                        context,
                        tables.whatIf(id(context), asking.acting(context), body(context, Requests.WhatIf.class))));
        routes.post(TABLE + "/hint", context -> {
            limits.count(MAKE, asking.who(context));
            answer(context, tables.hint(id(context), door.known(context), ofSeat(context)));
        });
        routes.post(
                TABLE + "/propose",
                context -> answer(
                        context,
                        tables.propose(id(context), asking.acting(context), body(context, Requests.Propose.class))));
        routes.post(
                TABLE + "/answer",
                context -> answer(
                        context,
                        tables.answer(
                                id(context),
                                asking.acting(context),
                                body(context, Requests.Answer.class).agree())));
        routes.post(
                TABLE + "/resign",
                context -> answer(context, tables.resign(id(context), asking.acting(context), ofSeat(context))));
        routes.post(
                TABLE + "/return",
                context -> answer(context, tables.comeBack(id(context), asking.acting(context), ofSeat(context))));
        routes.post(
                TABLE + "/bot",
                context -> answer(context, tables.replace(id(context), asking.acting(context), ofSeat(context))));
    }

    private void addReplays(RoutesConfig routes) {
        routes.post("/api/replays", context -> {
            limits.count(MAKE, asking.who(context));
            Person person = door.known(context);
            answer(
                    context.status(201),
                    replays.upload(person, large(context, Requests.Upload.class).record()));
        });
        routes.get(REPLAY, context -> answer(context, replays.view(id(context), asking.anybody(context))));
        routes.get(
                REPLAY + "/positions",
                context -> answer(
                        context,
                        replays.positions(
                                id(context),
                                asking.anybody(context),
                                number(context, "from", 0),
                                number(context, "to", Integer.MAX_VALUE))));
        routes.get(
                REPLAY + "/analysis", context -> answer(context, analyses.view(id(context), asking.anybody(context))));
        routes.post(REPLAY + "/analysis", context -> {
            limits.count(MAKE, asking.who(context));
            answer(context, analyses.ask(id(context), door.known(context)));
        });
        routes.get(
                REPLAY + "/numbers", context -> answer(context, replays.numbers(id(context), asking.anybody(context))));
        routes.get(REPLAY + "/record", this::record);
        routes.get(REPLAY + "/csv", context -> {
            attach(context, "hidalgo-" + id(context) + ".csv", "text/csv; charset=utf-8");
            context.result(replays.csv(id(context), asking.anybody(context)));
        });
    }

    private void record(Context context) {
        String record = replays.record(id(context), asking.anybody(context));
        attach(context, "hidalgo-" + id(context) + ".json", "application/json; charset=utf-8");
        context.result(record);
    }

    private static void attach(Context context, String file, String type) {
        context.header("Content-Disposition", "attachment; filename=\"" + file.replaceAll("[^\\w.-]", "") + "\"")
                .contentType(type);
    }
}
