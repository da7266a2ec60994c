package hidalgo.records;

import hidalgo.rules.Chance;
import hidalgo.rules.caballero.CaballeroOptions;
import hidalgo.rules.caballero.CaballeroSetup;
import hidalgo.rules.caballero.ElCaballero;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/*
 * The corpus must replay for ever, so it is written once and not with the build. Whoever writes it anew, because the rules
 * have changed, gives the folder records/src/test/resources/corpus/el-caballero as argument and says why in the commit.
 */

/** Writes the corpus of El Caballero: random games, chosen so that everything occurs that can occur. */
final class CorpusWriter {
    private static final int MOST_BYTES = 14_500;
    private static final int CANDIDATES = 40;
    private static final int SEARCH = 4000;

    private final Path folder;
    private final Chance chance = Chance.of(1998);
    private final Set<Incident> missing = EnumSet.allOf(Incident.class);
    private final List<String> index = new ArrayList<>();

    private CorpusWriter(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] args) throws IOException {
        new CorpusWriter(Path.of(args[0])).write();
    }

    private void write() throws IOException {
        index.add("file,plies,fingerprint");
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
        whole(1, 3, false, "thrifty", Map.of(), RichPlay.THRIFTY);
        whole(1, 2, true, "thrifty", Map.of(), RichPlay.THRIFTY);
        for (Incident incident : List.copyOf(missing)) {
            searchFor(incident);
        }
        running();
        Files.writeString(folder.resolve("index.csv"), String.join("\n", index) + "\n");
        System.out.println("Missing: " + missing);
    }

    /** Writes some whole games of a kind, the ones in which the most happens. */
    private void whole(int count, int players, boolean expanded, String what, Map<String, String> options)
            throws IOException {
        whole(count, players, expanded, what, options, EnumSet.allOf(MoveKind.class));
    }

    private void whole(
            int count, int players, boolean expanded, String what, Map<String, String> options, Set<MoveKind> preferred)
            throws IOException {
        RichPlay play = new RichPlay(chance, preferred);
        for (int i = 0; i < count; i++) {
            GameRecord best = null;
            int bestNews = -1;
            for (int candidate = 0; candidate < CANDIDATES; candidate++) {
                GameRecord game = play.play(deal(players, expanded, options), Integer.MAX_VALUE);
                int news = 0;
                for (Incident incident : Chronicle.of(game).incidents()) {
                    news += missing.contains(incident) ? 100 : 1;
                }
                if (news > bestNews && RecordWriter.text(game).length() <= MOST_BYTES) {
                    best = game;
                    bestNews = news;
                }
            }
            add(best, name(players, expanded, what));
        }
    }

    /** Plays until something rare happens, and writes that game up to there. */
    private void searchFor(Incident incident) throws IOException {
        for (int attempt = 0; attempt < SEARCH && missing.contains(incident); attempt++) {
            int players = 2 + attempt % 3;
            GameRecord game = RichPlay.play(deal(players, true, Map.of()), chance);
            if (Chronicle.of(game).incidents().contains(incident)) {
                add(cut(game, incident), name(players, true, "rare"));
            }
        }
    }

    private static GameRecord cut(GameRecord game, Incident incident) {
        int moves = 1;
        while (!Chronicle.of(first(game, moves)).incidents().contains(incident)) {
            moves++;
        }
        return first(game, moves);
    }

    /** Writes games that are still running. */
    private void running() throws IOException {
        CaballeroSetup setup = deal(3, false, Map.of());
        add(RichPlay.play(setup, chance, 0), name(3, false, "unbegun"));
        add(RichPlay.play(setup, chance, 2), name(3, false, "bidding"));
        add(RichPlay.play(deal(4, true, Map.of()), chance, 150), name(4, true, "running"));
        GameRecord tied = RichPlay.play(deal(2, false, Map.of()), chance);
        while (!Chronicle.of(tied).incidents().contains(Incident.TIE_PENDING)) {
            tied = RichPlay.play(deal(2, false, Map.of()), chance);
        }
        add(cut(tied, Incident.TIE_PENDING), name(2, false, "tied"));
    }

    private static GameRecord first(GameRecord game, int moves) {
        if (Replay.play(game, moves) instanceof Verdict.Sound(var match)) {
            return GameRecord.of(new ElCaballero(), match);
        }
        throw new IllegalStateException("A game of our own does not replay");
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

    private String name(int players, boolean expanded, String what) {
        return String.format("%02d-%d-%s-%s.json", index.size(), players, expanded ? "expanded" : "basic", what);
    }

    private void add(GameRecord game, String name) throws IOException {
        missing.removeAll(Chronicle.of(game).incidents());
        Files.writeString(folder.resolve(name), RecordWriter.text(game));
        if (!(Replay.check(game) instanceof Verdict.Sound(var match))) {
            throw new IllegalStateException("A game of our own does not replay");
        }
        index.add(name + "," + game.moves().size() + ","
                + String.format("%016x", match.position().fingerprint()));
    }
}
