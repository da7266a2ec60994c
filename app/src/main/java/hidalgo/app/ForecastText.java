package hidalgo.app;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.Position;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.CaballeroTable;
import hidalgo.rules.caballero.Forecast;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandeTable;
import java.util.ArrayList;
import java.util.List;

/** What a move would cost, evict, move and score, in words, a line each. */
final class ForecastText {
    private final List<String> lines = new ArrayList<>();

    private ForecastText() {}

    /** What a legal move of a seat would do. */
    static List<String> of(Position position, int seat, int move) {
        ForecastText text = new ForecastText();
        switch (position) {
            case CaballeroPosition caballero -> text.tell(caballero.whatIf(seat, move));
            case GrandePosition grande -> text.tell(grande.whatIf(seat, move));
            default -> throw new IllegalArgumentException("There is no forecast for " + position.getClass());
        }
        if (text.lines.isEmpty()) {
            text.say("nothing");
        }
        return text.lines;
    }

    private void tell(Forecast forecast) {
        if (forecast.cost() > 0) {
            say("cost", "count", forecast.cost());
        }
        if (forecast.overflow() > 0) {
            say("overflow", "count", forecast.overflow());
        }
        for (Forecast.Return gone : forecast.returns()) {
            CaballeroTable.Tile tile = gone.tile();
            say(
                    gone.evicted() ? "evicts" : "takes",
                    "owner",
                    new Message.Seat(tile.seat()),
                    "cell",
                    tile.x() + "," + tile.y(),
                    "lost",
                    gone.caballerosLost(),
                    "back",
                    gone.caballerosBack(),
                    "shipsLost",
                    gone.shipsLost(),
                    "shipsBack",
                    gone.shipsBack());
        }
        for (Forecast.Change change : forecast.changes()) {
            CaballeroTable.Region after = change.after();
            List<String> values =
                    change.before().stream().map(part -> "" + part.value()).toList();
            say(
                    after.land() ? "land" : "water",
                    "region",
                    after.name(),
                    "before",
                    values.isEmpty() ? "–" : String.join(" + ", values),
                    "after",
                    after.value(),
                    "seats",
                    perSeat(after.land() ? after.strengths() : after.ships()));
        }
        ifScored(forecast.scoreBefore(), forecast.scoreAfter());
    }

    private void tell(hidalgo.rules.grande.Forecast forecast) {
        if (!forecast.certain()) {
            say("uncertain");
            return;
        }
        for (hidalgo.rules.grande.Forecast.Transfer transfer : forecast.transfers()) {
            say(
                    "transfer",
                    "count",
                    transfer.count(),
                    "owner",
                    new Message.Seat(transfer.seat()),
                    "from",
                    transfer.from(),
                    "to",
                    transfer.to());
        }
        for (hidalgo.rules.grande.Forecast.Change change : forecast.changes()) {
            GrandeTable.Region after = change.after();
            if (!after.counts().isEmpty()) {
                say("region", "region", after.name(), "seats", perSeat(after.counts()));
            }
        }
        for (ScoreLine line : forecast.sheet()) {
            say(
                    "scores",
                    "owner",
                    new Message.Seat(line.seat()),
                    "points",
                    line.points(),
                    "place",
                    line.place(),
                    "reason",
                    Message.of("score." + line.reason()));
        }
        ifScored(forecast.scoreBefore(), forecast.scoreAfter());
    }

    private void ifScored(List<Integer> before, List<Integer> after) {
        if (before.equals(after)) {
            return;
        }
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < after.size(); seat++) {
            seats.add(Sentences.seat(seat) + " " + before.get(seat) + " → " + after.get(seat));
        }
        say("ifScored", "seats", String.join(", ", seats));
    }

    private static String perSeat(List<Integer> numbers) {
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < numbers.size(); seat++) {
            if (numbers.get(seat) > 0) {
                seats.add(Sentences.seat(seat) + " " + numbers.get(seat));
            }
        }
        return seats.isEmpty() ? "–" : String.join(", ", seats);
    }

    private void say(String key, Object... slots) {
        lines.add(Messages.ENGLISH.text(Message.of("play.whatIf." + key, slots)));
    }
}
