package hidalgo.records.grande;

import hidalgo.records.Fields;
import hidalgo.records.Outcome;
import hidalgo.records.RecordException;
import hidalgo.records.RecordedGame;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.Setup;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandeOptions;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandeSetup;
import hidalgo.rules.grande.GrandeTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** El Grande in records (section 7 of its rules). */
public final class RecordedGrande implements RecordedGame {
    @Override
    public String game() {
        return ElGrande.ID;
    }

    @Override
    public Setup read(GameOptions options, Fields setup) throws RecordException {
        return new GrandeSetup(
                (GrandeOptions) options,
                setup.takeNumber("first"),
                setup.takeText("king"),
                setup.takeTexts("homes"),
                setup.takeTextLists("piles"));
    }

    @Override
    public Map<String, Object> write(Setup setup) {
        GrandeSetup dealt = (GrandeSetup) setup;
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("first", dealt.first());
        fields.put("king", dealt.king());
        fields.put("homes", dealt.homes());
        fields.put("piles", dealt.piles());
        return fields;
    }

    @Override
    public Map<String, Object> writeSeen(Setup setup, Position reached) {
        List<List<String>> piles = ((GrandeSetup) setup).piles();
        List<List<String>> seen = new ArrayList<>();
        for (GrandeTable.Pile pile : ((GrandePosition) reached).table().piles()) {
            if (pile.number() <= piles.size()) {
                List<String> cards = piles.get(pile.number() - 1);
                seen.add(cards.subList(0, cards.size() - pile.unseen().size()));
            }
        }
        Map<String, Object> fields = write(setup);
        fields.put("piles", seen);
        return fields;
    }

    @Override
    public Setup seen(Setup setup, Position reached) {
        GrandeSetup dealt = (GrandeSetup) setup;
        List<List<String>> piles = new ArrayList<>();
        for (GrandeTable.Pile pile : ((GrandePosition) reached).table().piles()) {
            if (pile.number() <= dealt.piles().size()) {
                List<String> all = dealt.piles().get(pile.number() - 1);
                List<String> cards = new ArrayList<>(
                        all.subList(0, all.size() - pile.unseen().size()));
                cards.addAll(pile.unseen());
                piles.add(cards);
            }
        }
        return new GrandeSetup(dealt.options(), dealt.first(), dealt.king(), dealt.homes(), piles);
    }

    @Override
    public boolean namesCauses() {
        return true;
    }

    @Override
    public Message cause(String cause) {
        return Message.of("card." + cause);
    }

    @Override
    public String scoringRule() {
        return "EG-5";
    }

    @Override
    public String recordRule() {
        return "EG-7";
    }

    @Override
    public Message narrate(Position before, int seat, String notation) {
        return GrandeNarration.of(before, seat, notation);
    }

    @Override
    public Outcome outcome(Position before, Position after, int seat, String notation) {
        return after.isOver() || isQuiet(notation)
                ? Outcome.NONE
                : GrandeOutcome.of(((GrandePosition) before).table(), ((GrandePosition) after).table(), notation);
    }

    @Override
    public Map<Integer, Outcome> outcomes(Position before, Position after, int seat, String notation) {
        return after.isOver() ? Map.of() : GrandeOutcome.ofDisks((GrandePosition) before, seat, notation);
    }

    /** Moves that change nothing on the map. */
    private static boolean isQuiet(String notation) {
        String kind = notation.split(" ", -1)[0];
        return kind.equals("power") || kind.equals("fetch") || kind.equals("card") || kind.equals("end");
    }
}
