package hidalgo.records;

import hidalgo.rules.RandomSource;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandeOptions;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandePosition.Stage;
import hidalgo.rules.grande.GrandeSetup;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/** Writes the corpus of El Grande: random games, chosen so that everything occurs that can occur. */
final class GrandeCorpusWriter {
    private static final int MOST_BYTES = 14_500;
    private static final int SEARCH = 4000;
    private static final Map<String, String> OTHER =
            Map.of("fetch", "upTo", "castillo", "open", "angryKing", "opponents", "grandeCard", "all", "short", "true");

    private final CorpusFolder folder;
    private final RandomSource random = RandomSource.of(1995);
    private final RichPlay<GrandeMove> play = new RichPlay<>(new ElGrande(), random, GrandeMove::of);

    private GrandeCorpusWriter(Path folder) throws IOException {
        this.folder = new CorpusFolder(
                folder, new ElGrande(), GrandeChronicle::events, GrandeChronicle.all(cards()), MOST_BYTES);
    }

    public static void main(String[] args) throws IOException {
        new GrandeCorpusWriter(Path.of(args[0])).write();
    }

    /** The names of all cards. */
    static List<String> cards() {
        TreeSet<String> cards = new TreeSet<>();
        ElGrande game = new ElGrande();
        game.deal(game.choose(Map.of("players", "2")), RandomSource.of(0))
                .piles()
                .forEach(cards::addAll);
        cards.add("king");
        return List.copyOf(cards);
    }

    private void write() throws IOException {
        for (int players = 2; players <= 5; players++) {
            whole(3, players, "plain", Map.of());
            whole(1, players, "short", Map.of("short", "true"));
            whole(1, players, "fetch", Map.of("fetch", "upTo"));
            whole(1, players, "other", OTHER);
        }
        whole(1, 2, "open", Map.of("castillo", "open"));
        whole(1, 4, "open", Map.of("castillo", "open"));
        whole(1, 3, "opponents", Map.of("angryKing", "opponents"));
        whole(1, 5, "opponents", Map.of("angryKing", "opponents"));
        whole(1, 3, "grandes", Map.of("grandeCard", "all"));
        whole(1, 4, "grandes", Map.of("grandeCard", "all"));
        whole(1, 2, "no-veto", Map.of("veto", "off"));
        whole(1, 5, "no-veto", Map.of("veto", "off"));
        for (String event : folder.missingInOrder()) {
            search(event);
        }
        running();
        folder.end();
    }

    /** Writes some whole games of a kind. */
    private void whole(int count, int players, String what, Map<String, String> options) throws IOException {
        folder.addBest(count, what, () -> play.play(deal(players, options)));
    }

    /** Plays until something rare happens, and writes that game up to there, unless another one had it. */
    private void search(String event) throws IOException {
        if (folder.isMissing(event)) {
            String what =
                    "rare-" + event.toLowerCase(Locale.ROOT).replace(' ', '-').replace('_', '-');
            folder.search(event, SEARCH, what, () -> play.play(deal(2 + random.below(4), Map.of())));
        }
    }

    /** Writes games that are still running, one for every stage. */
    private void running() throws IOException {
        folder.add(play.play(deal(3, Map.of()), 0), "running-unbegun");
        for (Stage stage : EnumSet.complementOf(EnumSet.of(Stage.OVER))) {
            Map<String, String> options = stage == Stage.FETCHING ? Map.of("fetch", "upTo") : Map.of();
            GameRecord game;
            do {
                game = play.play(deal(2 + random.below(4), options), 20 + random.below(200));
            } while (stage(game) != stage);
            folder.add(game, "running-" + stage.name().toLowerCase(Locale.ROOT));
        }
    }

    private static Stage stage(GameRecord game) {
        return ((GrandePosition) Corpus.replay(game).position()).stage();
    }

    private GrandeSetup deal(int players, Map<String, String> given) {
        Map<String, String> values = new LinkedHashMap<>(given);
        values.put("players", Integer.toString(players));
        GrandeOptions options = new ElGrande().choose(values);
        return new ElGrande().deal(options, random);
    }
}
