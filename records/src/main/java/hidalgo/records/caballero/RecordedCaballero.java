package hidalgo.records.caballero;

import hidalgo.records.Fields;
import hidalgo.records.Outcome;
import hidalgo.records.RecordException;
import hidalgo.records.RecordedGame;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.Setup;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.CaballeroSetup;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.caballero.state.CaballeroOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** El Caballero in records (section 7 of its rules). */
public final class RecordedCaballero implements RecordedGame {
    @Override
    public String game() {
        return ElCaballero.ID;
    }

    @Override
    public Setup read(GameOptions options, Fields setup) throws RecordException {
        return new CaballeroSetup(
                (CaballeroOptions) options,
                setup.takeNumber("first"),
                setup.takeText("start"),
                setup.takeTexts("stack"));
    }

    @Override
    public Map<String, Object> write(Setup setup) {
        CaballeroSetup dealt = (CaballeroSetup) setup;
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("first", dealt.first());
        fields.put("start", dealt.start());
        fields.put("stack", dealt.stack());
        return fields;
    }

    @Override
    public Map<String, Object> writeSeen(Setup setup, Position reached) {
        List<String> stack = ((CaballeroSetup) setup).stack();
        int unseen = ((CaballeroPosition) reached).table().unseen().size();
        Map<String, Object> fields = write(setup);
        fields.put("stack", stack.subList(0, stack.size() - unseen));
        return fields;
    }

    @Override
    public Setup seen(Setup setup, Position reached) {
        CaballeroSetup dealt = (CaballeroSetup) setup;
        List<String> unseen = ((CaballeroPosition) reached).table().unseen();
        int drawn = dealt.stack().size() - unseen.size();
        List<String> stack = new ArrayList<>(dealt.stack().subList(0, drawn));
        stack.addAll(unseen);
        return new CaballeroSetup(dealt.options(), dealt.first(), dealt.start(), stack);
    }

    @Override
    public boolean namesCauses() {
        return false;
    }

    @Override
    public String scoringRule() {
        return "EC-4";
    }

    @Override
    public String recordRule() {
        return "EC-7";
    }

    @Override
    public Message narrate(Position before, int seat, String notation) {
        return CaballeroNarration.of(before, seat, notation);
    }

    @Override
    public Outcome outcome(Position before, Position after, int seat, String notation) {
        return after.isOver() || CaballeroOutcome.isQuiet(notation)
                ? Outcome.NONE
                : CaballeroOutcome.of(
                        ((CaballeroPosition) before).table(), ((CaballeroPosition) after).table(), notation);
    }
}
