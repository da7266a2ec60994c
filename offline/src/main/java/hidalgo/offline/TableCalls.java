package hidalgo.offline;

import hidalgo.bots.analysis.Suggestion;
import hidalgo.rules.RandomSource;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.command.Agreements;
import hidalgo.tables.command.Interruptions;
import hidalgo.tables.command.Moves;
import hidalgo.tables.command.Previews;
import hidalgo.tables.command.Suggestions;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.session.SharedViews;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Table;
import hidalgo.tables.view.PlayViews;
import hidalgo.tables.view.TableViews;
import java.security.SecureRandom;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The requests to a table in the browser: the same addresses as on a server, and the same decisions. */
final class TableCalls {
    private static final SecureRandom RANDOM = new SecureRandom();
    /** A third of a server's, because a browser searches far more slowly. */
    private static final int HINT_ITERATIONS = 200;

    private static final String ME = OfflineTable.PERSON;

    private final OfflineTable at;
    private final Call call;
    private final OfflineReplays replays;
    private final long now;

    TableCalls(OfflineTable at, OfflineReplays replays, Call call, long now) {
        this.at = at;
        this.replays = replays;
        this.call = call;
        this.now = now;
    }

    /** The answer to a request. */
    Object answer() {
        Table table = at.table();
        return switch (call.method() + " " + call.part(2)) {
            case "GET " -> at.read(showing -> showing.view(ME, call.seat()));
            case "GET log" -> PlayViews.log(table, TableViews.seat(table, ME, call.seat()), call.number("from", 0));
            case "GET scorings" -> replays.source(table.id()).game().sheets();
            case "GET chat", "GET gallery" -> List.of();
            case "POST moves" -> move();
            case "POST undo" -> undo();
            case "POST plan" -> {
                Requests.Plan request = call.body(Requests.Plan.class);
                yield change(request.seat(), current -> Moves.plan(current, ME, request));
            }
            case "POST whatif" ->
                new Answers.WhatIf(table.version(), Previews.of(table, ME, call.body(Requests.WhatIf.class)));
            case "POST dangers" -> Previews.dangers(table, ME, seat());
            case "POST let-go" -> {
                int seat = seat();
                yield change(seat, current -> Interruptions.letGo(current, ME, seat, now));
            }
            case "POST readiness" -> {
                Requests.Ready request = call.body(Requests.Ready.class);
                yield change(request.seat(), current -> Interruptions.getReady(current, ME, request));
            }
            case "POST hint" -> hint(table, seat());
            case "POST propose" ->
                change(null, current -> Agreements.propose(current, ME, call.body(Requests.Propose.class)));
            case "POST answer" ->
                change(
                        null,
                        current -> Agreements.answer(
                                current, ME, call.body(Requests.Answer.class).agree()));
            case "POST resign" -> change(null, current -> Agreements.resign(current, ME, seat()));
            case "POST return" -> change(seat(), current -> Agreements.comeBack(current, ME, seat()));
            default -> throw RequestRefused.of(Kind.REFUSED, "server.needed");
        };
    }

    private int seat() {
        return call.body(Requests.SeatOnly.class).seat();
    }

    private Object change(@Nullable Integer seat, Function<Table, List<? extends Change>> decision) {
        return at.change(decision, showing -> showing.view(ME, seat));
    }

    private Object move() {
        Requests.Move request = call.body(Requests.Move.class);
        return at.change(
                table -> Moves.move(table, ME, request, now), showing -> done(showing, request.seat(), request.id()));
    }

    private Object undo() {
        Requests.Undo request = call.body(Requests.Undo.class);
        return at.change(
                table -> Moves.undo(table, ME, request), showing -> done(showing, request.seat(), request.id()));
    }

    private Object done(SharedViews showing, int seat, String request) {
        var game = showing.table().game();
        int version = Objects.requireNonNullElse(game.done(seat, request), game.version());
        return new Answers.Done(version, call.number("table", 1) == 0 ? null : showing.view(ME, null));
    }

    private static Object hint(Table table, int seat) {
        Suggestions.check(table, ME, seat);
        RandomSource chance = RandomSource.of(RANDOM.nextLong(), RANDOM.nextLong());
        Suggestion best = Suggestion.of(table.position().view(seat), chance, HINT_ITERATIONS);
        return Suggestions.answer(table.version(), best);
    }
}
