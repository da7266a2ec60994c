package hidalgo.records;

import hidalgo.rules.RandomSource;
import hidalgo.rules.caballero.CaballeroSetup;
import hidalgo.rules.caballero.ElCaballero;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Adds to the corpus of El Caballero: random games, chosen so that everything occurs that can occur. */
final class CaballeroCorpusWriter {
    private static final int MOST_BYTES = 14_500;
    private static final int SEARCH = 4000;
    private static final Map<String, String> LATER = Map.of("secondTile", "free", "redock", "laterTurn");

    private final CorpusFolder folder;
    private final RandomSource random = RandomSource.of(2026);
    private final RichPlay<CaballeroMove> play = new RichPlay<>(new ElCaballero(), random, CaballeroMove::of);

    private CaballeroCorpusWriter(Path folder) throws IOException {
        this.folder = new CorpusFolder(
                folder, new ElCaballero(), CaballeroChronicle::incidents, CaballeroIncident.names(), MOST_BYTES);
    }

    public static void main(String[] args) throws IOException {
        new CaballeroCorpusWriter(Path.of(args[0])).write();
    }

    /** The games that came with the options secondTile and grandeTakeBack and with the narrower redock. */
    private void write() throws IOException {
        whole(1, 3, false, "second-tile", Map.of("secondTile", "free"));
        whole(1, 4, true, "second-tile", Map.of("secondTile", "free"));
        whole(1, 2, true, "grande-stays", Map.of());
        whole(1, 3, true, "grande-stays", Map.of());
        whole(1, 4, true, "grande-returns", Map.of("grandeTakeBack", "allowed"));
        whole(1, 2, true, "docks", Map.of("redock", "laterTurn"));
        Map<String, String> other =
                Map.of("redock", "laterTurn", "secondTile", "free", "grandeTakeBack", "allowed", "tieTest", "each");
        whole(1, 3, true, "other", other);
        for (String incident : folder.missingInOrder()) {
            folder.search(incident, SEARCH, "expanded-rare", () -> play.play(deal(2 + random.below(3), true, LATER)));
        }
        folder.add(play.play(deal(3, true, LATER), 150), "expanded-running");
        folder.end();
    }

    /** Writes some whole games of a kind. */
    private void whole(int count, int players, boolean expanded, String what, Map<String, String> options)
            throws IOException {
        String name = (expanded ? "expanded-" : "basic-") + what;
        folder.addBest(count, name, () -> play.play(deal(players, expanded, options)));
    }

    private CaballeroSetup deal(int players, boolean expanded, Map<String, String> given) {
        Map<String, String> values = new LinkedHashMap<>(given);
        values.put("players", Integer.toString(players));
        values.put("expanded", Boolean.toString(expanded));
        ElCaballero game = new ElCaballero();
        return game.deal(game.choose(values), random);
    }
}
