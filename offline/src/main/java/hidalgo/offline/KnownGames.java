package hidalgo.offline;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.command.Previews;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.PlayView;
import hidalgo.tables.protocol.Requests;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The page's requests about tables of a server: it sends a seat's knowledge of a game, and receives predictions of
 * moves.
 */
final class KnownGames {
    /**
     * A seat's knowledge of a game.
     *
     * @param record the record that the server has sent
     */
    record Given(String record) {}

    /**
     * A question about the current game.
     *
     * @param since the moves since the record
     * @param seat the seat that asks
     * @param move the move whose result is wanted
     * @param moves the moves of which only previews are wanted
     * @param times how often in a row
     */
    record Question(
            List<MovePrediction.Step> since,
            int seat,
            @Nullable String move,
            @Nullable List<String> moves,
            @Nullable Integer times) {}

    /**
     * The result of a move.
     *
     * @param play the game after it as the seat sees it, or null if that can't be predicted
     */
    record Foretold(@Nullable PlayView play) {}

    /** A game as it is, and another one for moves that may never be made: going back takes long. */
    private record Known(MovePrediction now, MovePrediction ahead) {}

    private final Map<String, Known> known = new HashMap<>();

    /** The answer to a request; it is refused as out of date if something was revealed since the record. */
    Object answer(PageRequest call, long now) {
        String id = call.part(1);
        if (call.part(2).isEmpty()) {
            String record = call.body(Given.class).record();
            known.put(id, new Known(new MovePrediction(record, now), new MovePrediction(record, now)));
            return Map.of();
        }
        Question question = call.body(Question.class);
        Known game = known.get(id);
        if (game == null) {
            throw RequestRefused.of(Kind.STALE, "server.stale");
        }
        MovePrediction foresight = call.part(2).equals("move") ? game.ahead() : game.now();
        if (!foresight.goTo(question.since(), now)) {
            throw RequestRefused.of(Kind.STALE, "server.stale");
        }
        int seat = question.seat();
        return switch (call.part(2)) {
            case "move" -> new Foretold(foresight.play(seat, Objects.requireNonNull(question.move()), now));
            case "whatif" -> {
                List<String> moves = Objects.requireNonNull(question.moves());
                Requests.WhatIf wanted = new Requests.WhatIf(seat, moves, question.times());
                yield new Answers.WhatIf(0, Previews.of(foresight.table(), OfflineTable.PERSON, wanted));
            }
            case "at" -> Map.of();
            case "dangers" -> Previews.dangers(foresight.table(), OfflineTable.PERSON, seat);
            default -> throw RequestRefused.of(Kind.REFUSED, "server.needed");
        };
    }
}
