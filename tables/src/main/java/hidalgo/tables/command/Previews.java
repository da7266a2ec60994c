package hidalgo.tables.command;

import hidalgo.records.GameRecord;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Games;
import hidalgo.rules.Messages;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.rules.View;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Answers.PreviewedMove;
import hidalgo.tables.protocol.Problem;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.Text;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableGame;
import java.util.ArrayList;
import java.util.List;

/** Previews of a seat's moves, as far as the seat can tell. */
public final class Previews {
    private static final int MOST_MOVES = 200;

    /** No seat has more pieces to move one by one. */
    private static final int MOST_TIMES = 30;

    private Previews() {}

    /** The previews of a request. */
    public static List<PreviewedMove> of(Table table, String person, Requests.WhatIf request) {
        Requirements.seat(table, person, request.seat());
        Requirements.playing(table);
        if (request.moves().size() > MOST_MOVES) {
            throw RequestRefused.of(Kind.BAD, "server.whatIf", "most", MOST_MOVES);
        }
        int times = request.times() == null ? 1 : request.times();
        if (times < 1 || times > MOST_TIMES) {
            throw RequestRefused.of(Kind.BAD, "server.whatIf.times", "most", MOST_TIMES);
        }
        View view = table.position().view(request.seat());
        List<PreviewedMove> answers = new ArrayList<>();
        for (String move : request.moves()) {
            Moves.requireShort("", move);
            answers.add(
                    switch (view.judge(move)) {
                        case Refusal refusal -> new PreviewedMove(move, null, problem(refusal));
                        case Ruling.Legal(int legal) -> new PreviewedMove(move, view.whatIf(legal, times), null);
                    });
        }
        return answers;
    }

    /** The pieces that others could take from a seat with a single move. */
    public static Answers.Dangers dangers(Table table, String person, int seat) {
        Requirements.seat(table, person, seat);
        Requirements.playing(table);
        return new Answers.Dangers(
                table.game().version(), table.position().view(seat).dangers());
    }

    /** A seat's knowledge of the whole game: only the contents of its view and of the log. */
    public static Answers.Sight sight(Table table, String person, int seat) {
        Requirements.seat(table, person, seat);
        TableGame game = table.game();
        GameRecord seen = GameRecord.seen(Games.known(table.opened().game()), game.match());
        int version = game.version() - game.hiddenMoves();
        return new Answers.Sight(version, seen.moves().size(), RecordWriter.text(seen));
    }

    private static Problem problem(Refusal refusal) {
        return new Problem(refusal.rule(), Text.of(refusal.message()), Messages.ENGLISH.text(refusal.message()), null);
    }
}
