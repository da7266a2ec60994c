package hidalgo.records;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.caballero.state.CaballeroOptions;
import hidalgo.rules.caballero.state.TileSet;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The stored games of El Caballero hold everything that can happen in one. */
class CaballeroCorpusTest {
    @Test
    void everyKindOfMoveAndEveryRareIncidentOccurs() {
        Set<CaballeroMove> kinds = EnumSet.noneOf(CaballeroMove.class);
        Set<String> incidents = new HashSet<>();
        for (Path file : Corpus.files(ElCaballero.ID)) {
            GameRecord record = Corpus.read(file);
            record.moves().forEach(move -> kinds.add(CaballeroMove.of(move.text())));
            incidents.addAll(CaballeroChronicle.incidents(record));
        }
        assertThat(kinds).containsExactly(CaballeroMove.values());
        assertThat(incidents).containsExactlyInAnyOrderElementsOf(CaballeroIncident.names());
    }

    @Test
    void everySizeOccursAndSoDoCustomTiles() {
        Set<String> sizes = new HashSet<>();
        Set<String> tileSets = new HashSet<>();
        for (Path file : Corpus.files(ElCaballero.ID)) {
            CaballeroOptions options =
                    (CaballeroOptions) Corpus.read(file).setup().options();
            sizes.add(options.players() + (options.expanded() ? " expanded" : " basic"));
            tileSets.add(options.tileSet());
        }
        assertThat(sizes).hasSize(6);
        assertThat(tileSets).contains(TileSet.RECONSTRUCTED).hasSizeGreaterThan(1);
    }
}
