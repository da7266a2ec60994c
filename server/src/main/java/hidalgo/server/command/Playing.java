package hidalgo.server.command;

import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.rules.View;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.protocol.Answers.Forecasted;
import hidalgo.server.protocol.Problem;
import hidalgo.server.protocol.Requests;
import hidalgo.server.protocol.TableView.Phase;
import hidalgo.server.protocol.Text;
import hidalgo.server.table.Table;
import hidalgo.server.table.TableEvent;
import java.util.ArrayList;
import java.util.List;

/** What comes of moves and take-backs: the events they lead to, or the reason why not. */
public final class Playing {
    private static final int LONGEST_MOVE = 60;
    private static final int LONGEST_ID = 64;
    private static final int MOST_PLANS = 3;
    private static final int MOST_FORECASTS = 200;

    /** As many caballeros as a seat of El Grande has (EG-1.2). */
    private static final int MOST_TIMES = 30;

    private Playing() {}

    public static List<TableEvent> move(Table table, String person, Requests.Move request) {
        requireSeat(table, person, request.seat());
        requireShort(request.id(), request.move());
        if (table.done(request.seat(), request.id()) != null) {
            return List.of();
        }
        requirePlaying(table);
        requireFresh(table, request.version(), table.hiddenMoves());
        return List.of(moved(table, request.seat(), request.move(), request.id()));
    }

    /** A move that is legal, as an event. */
    public static TableEvent moved(Table table, int seat, String move, String id) {
        var position = table.match().position();
        return switch (position.judge(seat, move)) {
            case Refusal refusal -> throw RequestRefused.of(refusal);
            case Ruling.Legal(int legal) ->
                new TableEvent.Moved(seat, position.notation(legal), id, Table.effect(position, seat, legal));
        };
    }

    public static List<TableEvent> undo(Table table, String person, Requests.Undo request) {
        requireSeat(table, person, request.seat());
        requireShort(request.id(), "");
        if (table.done(request.seat(), request.id()) != null) {
            return List.of();
        }
        requirePlaying(table);
        requireFresh(table, request.version(), 0);
        if (!table.match().mayUndo(request.seat())) {
            throw RequestRefused.of(Kind.REFUSED, "server.undo");
        }
        var before = table.match().setup().begin();
        var steps = table.match().steps();
        for (var step : steps.subList(0, steps.size() - 1)) {
            before.play(step.seat(), step.move());
        }
        return List.of(new TableEvent.TookBack(request.seat(), request.id(), Table.effect(before)));
    }

    public static List<TableEvent> plan(Table table, String person, Requests.Plan request) {
        requireSeat(table, person, request.seat());
        requirePlaying(table);
        boolean cards = request.moves().stream().allMatch(move -> move.matches("power (?:[1-9]|1[0-3])"));
        if (request.moves().size() > MOST_PLANS || !cards) {
            throw RequestRefused.of(Kind.BAD, "server.plan", "most", MOST_PLANS);
        }
        return table.plan(request.seat()).equals(request.moves())
                ? List.of()
                : List.of(new TableEvent.Planned(request.seat(), List.copyOf(request.moves())));
    }

    /** What moves of a seat would do, as far as the seat can tell. */
    public static List<Forecasted> whatIf(Table table, String person, Requests.WhatIf request) {
        requireSeat(table, person, request.seat());
        requirePlaying(table);
        if (request.moves().size() > MOST_FORECASTS) {
            throw RequestRefused.of(Kind.BAD, "server.whatIf", "most", MOST_FORECASTS);
        }
        int times = request.times() == null ? 1 : request.times();
        if (times < 1 || times > MOST_TIMES) {
            throw RequestRefused.of(Kind.BAD, "server.whatIf.times", "most", MOST_TIMES);
        }
        View view = table.match().position().view(request.seat());
        List<Forecasted> answers = new ArrayList<>();
        for (String move : request.moves()) {
            requireShort("", move);
            answers.add(
                    switch (view.judge(move)) {
                        case Refusal refusal -> new Forecasted(move, null, problem(refusal));
                        case Ruling.Legal(int legal) -> new Forecasted(move, view.whatIf(legal, times), null);
                    });
        }
        return answers;
    }

    public static Problem problem(Refusal refusal) {
        return new Problem(
                refusal.rule(),
                Text.of(refusal.message()),
                hidalgo.rules.Messages.ENGLISH.text(refusal.message()),
                null);
    }

    public static void requirePlaying(Table table) {
        if (table.phase() != Phase.PLAYING) {
            throw RequestRefused.of(Kind.REFUSED, "server.notPlaying." + word(table.phase()));
        }
    }

    /** Nobody moves for a seat that is not theirs, nor while a bot plays for them. */
    public static void requireSeat(Table table, String person, int seat) {
        if (!table.seatsOf(person, false).contains(seat)) {
            throw RequestRefused.of(
                    Kind.FORBIDDEN,
                    table.seatsOf(person, true).contains(seat) ? "server.seat.bot" : "server.seat.notYours");
        }
    }

    /** What was made on an older version is stale, unless nothing came since but some moves that are hidden: nobody could see them. */
    private static void requireFresh(Table table, int version, int hidden) {
        if (version > table.version() || version < table.version() - hidden) {
            throw RequestRefused.of(Kind.STALE, "server.stale");
        }
    }

    private static void requireShort(String id, String move) {
        if (id.length() > LONGEST_ID || move.length() > LONGEST_MOVE) {
            throw RequestRefused.of(Kind.BAD, "server.long");
        }
    }

    private static String word(Phase phase) {
        return phase.name().toLowerCase(java.util.Locale.ROOT);
    }
}
