package hidalgo.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hidalgo.rules.Match;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.Position;
import hidalgo.rules.Ruling;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.Preview;
import hidalgo.rules.grande.GrandePosition;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class OutcomeTest {
    @Test
    @DisplayName("EC-3.20: an outcome lists every evicted tile with its owner, its number and its losses")
    void evictions() {
        int evictions = 0;
        for (Played played : corpus()) {
            if (!(played.before() instanceof CaballeroPosition before)
                    || !(before.judge(played.seat(), played.move()) instanceof Ruling.Legal(int move))) {
                continue;
            }
            List<Message> expected = new ArrayList<>();
            for (Preview.Return tile : before.whatIf(played.seat(), move).returns()) {
                if (tile.evicted()) {
                    expected.add(told(tile));
                }
            }
            List<Message> found = played.outcome().effects().stream()
                    .map(Effect::text)
                    .filter(text -> text.key().startsWith("effect.el-caballero.evicted"))
                    .toList();
            assertEquals(expected, found, played.move());
            evictions += found.size();
        }
        assertTrue(evictions > 20, "evictions in the corpus: " + evictions);
    }

    private static Message told(Preview.Return tile) {
        int number = tile.caballerosLost() + tile.caballerosBack();
        String what = tile.tile().castillo() ? "Back" : "";
        return Message.of(
                "effect.el-caballero.evicted" + what,
                "seat",
                new Message.Seat(tile.tile().seat()),
                "number",
                number,
                "place",
                new Message.Place(tile.tile().x() + "," + tile.tile().y()),
                "count",
                tile.tile().castillo() ? tile.caballerosBack() : tile.caballerosLost());
    }

    @Test
    @DisplayName("points are the change of what a scoring would bring, and none if nothing changes")
    void points() {
        for (Played played : corpus()) {
            List<Integer> points = played.outcome().points();
            if (!points.isEmpty()) {
                assertEquals(changed(played.before(), played.after()), points, played.move());
                assertFalse(points.stream().allMatch(change -> change == 0), played.move());
            }
        }
    }

    private static List<Integer> changed(Position before, Position after) {
        return Outcome.changes(now(before), now(after));
    }

    private static List<Integer> now(Position position) {
        return position instanceof CaballeroPosition caballero
                ? caballero.table().courts().stream()
                        .map(court -> court.ifScoredNow())
                        .toList()
                : ((GrandePosition) position)
                        .table().courts().stream()
                                .map(court -> court.ifScoredNow())
                                .toList();
    }

    @Test
    @DisplayName("EG-4.16: every disk has its own consequences, and together they are those of all")
    void disks() {
        int moved = 0;
        for (Played played : corpus()) {
            if (!played.move().startsWith("disk ")
                    || played.after().isChoosingSecretly()
                    || played.after().isOver()) {
                continue;
            }
            Map<Integer, Outcome> outcomes =
                    Narration.outcomes(played.before(), played.after(), played.seat(), played.move());
            int[] sums = new int[played.before().seats()];
            for (Map.Entry<Integer, Outcome> disk : outcomes.entrySet()) {
                for (Effect effect : disk.getValue().effects()) {
                    if (effect.text().key().matches("effect\\.el-grande\\.go\\w*")) {
                        assertEquals(
                                new Message.Seat(disk.getKey()),
                                effect.text().slots().get("seat"));
                        moved++;
                    }
                }
                List<Integer> points = disk.getValue().points();
                Arrays.setAll(sums, seat -> sums[seat] + (points.isEmpty() ? 0 : points.get(seat)));
            }
            List<Integer> change = Arrays.stream(sums).boxed().toList();
            List<Integer> all = changed(played.before(), played.after());
            assertEquals(all.isEmpty() ? Collections.nCopies(sums.length, 0) : all, change);
        }
        assertTrue(moved > 20, "caballeros moved by disks in the corpus: " + moved);
    }

    @Test
    @DisplayName("EG-3.6: an outcome does not reveal the contents of a closed Castillo")
    void closedCastillo() {
        for (Played played : corpus()) {
            if (played.before() instanceof GrandePosition position
                    && position.table().castillo().counts().isEmpty()) {
                for (Effect effect : played.outcome().effects()) {
                    assertFalse(
                            effect.text().slots().values().stream()
                                    .anyMatch(slot ->
                                            slot instanceof Message.Place(String place, var _) && place.equals("Cas")),
                            effect.text().toString());
                }
            }
        }
    }

    @Test
    @DisplayName("every effect has words in every language, for every reader at the table; all effects occur")
    void words() {
        Set<String> unused = new TreeSet<>();
        for (String key : Messages.ENGLISH.all().keySet()) {
            if (key.matches("effect\\.[a-z-]+\\.\\w+") && !key.matches(".*\\.(with|from|to|at|fromSeat|toSeat)")) {
                unused.add(key);
            }
        }
        for (Played played : corpus()) {
            for (Effect effect : played.outcome().effects()) {
                if (unused.remove(effect.text().key())) {
                    isSaidInAllLanguages(effect.text(), played.before().seats());
                }
            }
        }
        assertEquals(Set.of(), unused);
    }

    private static void isSaidInAllLanguages(Message text, int seats) {
        for (String language : Messages.LANGUAGES) {
            Messages messages = Messages.of(language);
            for (int reader = -1; reader < seats; reader++) {
                String said = messages.text(text, reader);
                assertFalse(said.contains("{"), said);
            }
        }
    }

    private record Played(Position before, Position after, int seat, String move, Outcome outcome) {}

    /**
     * Computed once for all of these tests: narrating every move of the corpus takes longer than checking the result.
     */
    private static final class Told {
        static final List<Played> CORPUS = tell();
    }

    private static List<Played> corpus() {
        return Told.CORPUS;
    }

    private static List<Played> tell() {
        List<Played> moves = new ArrayList<>();
        for (Path file : Corpus.files()) {
            GameRecord record = Corpus.read(file);
            Match match = new Match(record.setup());
            for (GameRecord.Move move : record.moves()) {
                Position before = match.position();
                match.play(move.seat(), move.text());
                Position after = match.position();
                Outcome outcome = Narration.outcome(before, after, move.seat(), move.text());
                moves.add(new Played(before, after, move.seat(), move.text(), outcome));
            }
        }
        return moves;
    }
}
