package hidalgo.records;

import hidalgo.rules.Chance;
import hidalgo.rules.caballero.CaballeroOptions;
import hidalgo.rules.caballero.CaballeroSetup;
import hidalgo.rules.caballero.ElCaballero;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes the corpus of El Caballero: random games, chosen so that everything occurs that can occur. */
final class CaballeroCorpusWriter {
    private static final int MOST_BYTES = 14_500;
    private static final int SEARCH = 4000;

    private final CorpusFolder folder;
    private final Chance chance = Chance.of(1998);
    private final RichPlay<CaballeroMove> play = new RichPlay<>(new ElCaballero(), chance, CaballeroMove::of);
    private final RichPlay<CaballeroMove> thriftyPlay =
            new RichPlay<>(new ElCaballero(), chance, CaballeroMove::of, CaballeroMove.THRIFTY::contains);

    private CaballeroCorpusWriter(Path folder) {
        this.folder = new CorpusFolder(
                folder, new ElCaballero(), CaballeroChronicle::incidents, CaballeroIncident.names(), MOST_BYTES);
    }

    public static void main(String[] args) throws IOException {
        new CaballeroCorpusWriter(Path.of(args[0])).write();
    }

    private void write() throws IOException {
        for (int players = 2; players <= 4; players++) {
            for (boolean expanded : new boolean[] {false, true}) {
                whole(3, players, expanded, "plain", Map.of());
            }
        }
        whole(2, 3, false, "bids", Map.of("bidOrder", "lastTurnReversed"));
        whole(2, 4, true, "bids", Map.of("bidOrder", "lastTurnReversed"));
        whole(2, 2, true, "ties", Map.of("tieTest", "each"));
        whole(2, 4, false, "ties", Map.of("tieTest", "each"));
        whole(2, 3, true, "docks", Map.of("redock", "laterTurn"));
        whole(2, 2, false, "docks", Map.of("redock", "laterTurn"));
        whole(2, 2, false, "nothing", Map.of("twoPlayerTie", "nothing"));
        whole(2, 2, true, "nothing", Map.of("twoPlayerTie", "nothing"));
        Map<String, String> other = Map.of("bidOrder", "lastTurnReversed", "tieTest", "each", "redock", "laterTurn");
        whole(1, 3, true, "other", other);
        whole(1, 4, false, "other", other);
        whole(2, 4, false, "small-box", Map.of("tileSet", "small-box"));
        whole(2, 2, true, "lagoon", Map.of("tileSet", "lagoon"));
        whole(2, 3, false, "lagoon", Map.of("tileSet", "lagoon"));
        folder.addBest(1, "basic-thrifty", () -> thriftyPlay.play(deal(3, false, Map.of())));
        folder.addBest(1, "expanded-thrifty", () -> thriftyPlay.play(deal(2, true, Map.of())));
        for (String incident : folder.missingInOrder()) {
            folder.search(
                    incident, SEARCH, "expanded-rare", () -> play.play(deal(2 + chance.below(3), true, Map.of())));
        }
        running();
        folder.end();
    }

    /** Writes some whole games of a kind. */
    private void whole(int count, int players, boolean expanded, String what, Map<String, String> options)
            throws IOException {
        String name = (expanded ? "expanded-" : "basic-") + what;
        folder.addBest(count, name, () -> play.play(deal(players, expanded, options)));
    }

    /** Writes games that are still running. */
    private void running() throws IOException {
        CaballeroSetup setup = deal(3, false, Map.of());
        folder.add(play.play(setup, 0), "basic-unbegun");
        folder.add(play.play(setup, 2), "basic-bidding");
        folder.add(play.play(deal(4, true, Map.of()), 150), "expanded-running");
        String tie = CaballeroIncident.TIE_PENDING.name();
        folder.search(tie, SEARCH, "basic-tied", () -> play.play(deal(2, false, Map.of())));
    }

    private CaballeroSetup deal(int players, boolean expanded, Map<String, String> given) {
        Map<String, String> values = new LinkedHashMap<>(given);
        values.put("players", Integer.toString(players));
        values.put("expanded", Boolean.toString(expanded));
        CaballeroOptions options = new ElCaballero().choose(values);
        int first = chance.below(players);
        return switch (options.tileSet()) {
            case "small-box" -> new CaballeroSetup(options, first, "LLWW", smallBox(players * (options.rounds() + 1)));
            case "lagoon" -> new CaballeroSetup(options, first, "WWWW", Collections.nCopies(50, "LLLL"));
            default -> new ElCaballero().deal(options, chance);
        };
    }

    /** As few tiles as a game can do with, few of them water. */
    private List<String> smallBox(int count) {
        List<String> kinds = List.of("LLWW", "LLLW", "LWWWg", "WWWWf", "LWLW");
        List<String> tiles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            tiles.add(kinds.get(chance.below(kinds.size())));
        }
        return tiles;
    }
}
