package hidalgo.records;

import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Setup;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandeOptions;
import hidalgo.rules.grande.GrandeSetup;
import java.util.LinkedHashMap;
import java.util.Map;

/** El Grande in records (section 7 of its rules). */
final class RecordedGrande implements RecordedGame {
    @Override
    public Game game() {
        return new ElGrande();
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
    public boolean namesCauses() {
        return true;
    }

    @Override
    public boolean isSecret(String move) {
        return move.startsWith("disk ");
    }

    @Override
    public String scoringRule() {
        return "EG-5";
    }

    @Override
    public String recordRule() {
        return "EG-7";
    }
}
