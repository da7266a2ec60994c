package hidalgo.records;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandeOptions;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandePosition.Stage;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The stored games of El Grande hold everything that can happen in one. */
class GrandeCorpusTest {
    @Test
    void everyKindOfMoveEveryCardAndEveryRareIncidentOccurs() {
        Set<GrandeMove> kinds = EnumSet.noneOf(GrandeMove.class);
        Set<String> events = new HashSet<>();
        for (Path file : Corpus.files(ElGrande.ID)) {
            GameRecord record = Corpus.read(file);
            record.moves().forEach(move -> kinds.add(GrandeMove.of(move.text())));
            events.addAll(GrandeChronicle.events(record));
        }
        assertThat(kinds).containsExactly(GrandeMove.values());
        assertThat(events).containsExactlyInAnyOrderElementsOf(GrandeChronicle.all(GrandeCorpusWriter.cards()));
    }

    @Test
    void everySizeOccursInFullAndShortGamesAndEveryStageIsTheLastOfOne() {
        Set<String> sizes = new HashSet<>();
        Set<Stage> stages = EnumSet.noneOf(Stage.class);
        for (Path file : Corpus.files(ElGrande.ID)) {
            GameRecord record = Corpus.read(file);
            GrandeOptions options = (GrandeOptions) record.setup().options();
            sizes.add(options.players() + (options.shortGame() ? " short" : " full"));
            stages.add(((GrandePosition) Corpus.replay(record).position()).stage());
        }
        assertThat(sizes).hasSize(8);
        assertThat(stages).containsExactly(Stage.values());
    }
}
