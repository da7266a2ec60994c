package hidalgo.thirdgame;

import hidalgo.records.Fields;
import hidalgo.records.RecordException;
import hidalgo.records.RecordedGame;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** La Puja in records. */
public final class RecordedPuja implements RecordedGame {
    @Override
    public String game() {
        return LaPuja.ID;
    }

    @Override
    public Setup read(GameOptions options, Fields setup) throws RecordException {
        return new PujaSetup((LaPuja.Seats) options, setup.takeNumbers("prizes"));
    }

    @Override
    public Map<String, Object> write(Setup setup) {
        return Map.of("prizes", ((PujaSetup) setup).prizes());
    }

    @Override
    public Map<String, Object> writeSeen(Setup setup, Position reached) {
        List<Integer> prizes = ((PujaSetup) setup).prizes();
        return Map.of("prizes", prizes.subList(0, reached.round()));
    }

    @Override
    public Setup seen(Setup setup, Position reached) {
        PujaSetup dealt = (PujaSetup) setup;
        List<Integer> prizes = new ArrayList<>(dealt.prizes());
        Collections.sort(prizes.subList(reached.round(), prizes.size()));
        return new PujaSetup(dealt.options(), prizes);
    }

    @Override
    public boolean namesCauses() {
        return false;
    }

    @Override
    public String scoringRule() {
        return "LP-3";
    }

    @Override
    public String recordRule() {
        return "LP-7";
    }

    @Override
    public Message narrate(Position before, int seat, String notation) {
        String[] words = notation.split(" ", -1);
        Message.Seat who = new Message.Seat(seat);
        return words.length == 1
                ? Message.of("move.la-puja." + words[0], "seat", who)
                : Message.of("move.la-puja." + words[0], "seat", who, "bid", Integer.parseInt(words[1]));
    }
}
