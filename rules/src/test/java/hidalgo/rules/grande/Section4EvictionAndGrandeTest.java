package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLACK;
import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.YELLOW;
import static hidalgo.rules.grande.Scene.each;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.grande.GrandePosition.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section 4: eviction and grande (EG-4.10, EG-4.11). */
class Section4EvictionAndGrandeTest {
    private static final String MUST = "you must make this choice; once the action is under way, you can’t waive it";

    /** Castilla la Vieja holds one of Red, three of Blue and two of Yellow. */
    private static Scene evicting() {
        Scene scene = Scene.of(4).onTop("scoreboard", "eviction").cards(5, 4, 3, 2);
        scene.places(RED, 1, "1 Old").places(BLUE, 3, "3 Old").othersPass();
        return scene.cards(9, 8, 7, 6).announces(RED, "eviction");
    }

    @Test
    @DisplayName("EG-4.10 eviction: any region but the King's, also one without other players' caballeros")
    void eg4_10_region() {
        Scene scene = evicting();
        assertThat(scene).waitsFor(RED).lists(RED, each("evict *", "Bas Old Ara Cat New Val Gra Sev"));

        assertThat(scene.plays(RED, "evict Sev")).isBetween(RED).hasCaballeros("Sev", 2, 0, 0, 0);
        assertThat(evicting().plays(RED, "evict Gra")).isBetween(RED);
    }

    @Test
    @DisplayName(
            "EG-4.10 eviction: the others there choose secretly another of the eight regions, and all of theirs move")
    void eg4_10_choices() {
        Scene scene = evicting().plays(RED, "evict Old");
        assertThat(scene).waitsFor(BLUE, YELLOW).isAt(Stage.DISKS);
        assertThat(scene).lists(BLUE, each("disk *", "Gal Bas Ara Cat New Val Gra Sev"));
        assertThat(scene.position().actionRegion()).isEqualTo(GrandePosition.PLACES.indexOf("Old"));

        scene.plays(YELLOW, "disk Sev").plays(BLUE, "disk Sev");
        assertThat(scene).isBetween(RED).hasCaballeros("Old", 1, 0, 0, 0).hasCaballeros("Sev", 2, 3, 2, 0);
        assertThat(scene).hasGrande(YELLOW, "Old");
    }

    @Test
    @DisplayName("EG-4.10 eviction: those who chose the King's region take theirs into the court")
    void eg4_10_king() {
        Scene scene = evicting().plays(RED, "evict Old");
        int court = scene.survey().court(BLUE);
        scene.plays(BLUE, "disk Gal").plays(YELLOW, "disk Cat");

        assertThat(scene)
                .hasCourt(BLUE, court + 3)
                .hasCaballeros("Gal", 0, 0, 0, 0)
                .hasCaballeros("Cat", 0, 2, 2, 0);
    }

    @Test
    @DisplayName("EG-4.10 eviction refuses the King's region, the Castillo, staying, and anything else")
    void eg4_10_refused() {
        Scene scene = evicting();
        assertThat(scene)
                .refuses(RED, "evict Gal")
                .because("EG-3.5", "Galicia is the King’s region; nothing enters or leaves it");
        assertThat(scene)
                .refuses(RED, "evict Cas")
                .because("EG-4.10", "only a region can be cleared, not the Castillo");
        assertThat(scene).refuses(RED, "done").because("EG-4.17", MUST);
        assertThat(scene)
                .refuses(RED, "place Old")
                .because("EG-4.10", "the special action is under way: choose a region to clear");

        scene.plays(RED, "evict Old");
        assertThat(scene)
                .refuses(BLUE, "disk Old")
                .because("EG-4.10", "your caballeros must leave Castilla la Vieja; choose another region");
        assertThat(scene)
                .refuses(BLUE, "disk Cas")
                .because("EG-1.2", "the disk shows the nine regions only, not the Castillo");
        assertThat(scene)
                .refusesAll(
                        BLACK,
                        "EG-4.16",
                        "the other players are choosing in secret; there is nothing for you to choose",
                        "disk Sev",
                        "done");
    }

    @Test
    @DisplayName("EG-4.11 grande: the active player's goes to another region, his caballeros stay")
    void eg4_11_active() {
        Scene scene = Scene.of(3).onTop("grande").cards(3, 2, 1).announces(RED, "grande");
        assertThat(scene).waitsFor(RED).lists(RED, each("grande *", "Bas Old Ara Cat New Val Gra"));

        assertThat(scene.plays(RED, "grande Old"))
                .isBetween(RED)
                .hasGrande(RED, "Old")
                .hasCaballeros("Sev", 2, 0, 0);
        assertThat(scene).hasGrande(YELLOW, "Old").hasGrande(BLUE, "Cat");
    }

    @Test
    @DisplayName("EG-4.11 grande refuses the King's region, its own region, the Castillo, and must be made")
    void eg4_11_refused() {
        Scene scene = Scene.of(2).onTop("grande").cards(2, 1).announces(RED, "grande");

        assertThat(scene)
                .refuses(RED, "grande Gal")
                .because("EG-3.5", "Galicia is the King’s region; no grande can enter it");
        assertThat(scene).refuses(RED, "grande Sev").because("EG-4.11", "your grande stands there already");
        assertThat(scene).refuses(RED, "grande Cas").because("EG-1.1", "a grande never stands in the Castillo");
        assertThat(scene).refuses(RED, "done").because("EG-4.17", MUST);
        assertThat(scene)
                .refuses(RED, "move Sev New 0")
                .because("EG-4.11", "the special action is under way: move your grande");
    }

    @Test
    @DisplayName("EG-4.11 grande: one in the King's region can't leave it, and the action ends automatically")
    void eg4_11_nothing() {
        Scene scene =
                Scene.of(2).onTop("grande").cards(1, 13).announces(BLUE, "king").takesTurn(BLUE, "king Sev");

        assertThat(scene.announces(RED, "grande")).isBetween(RED).hasGrande(RED, "Sev");
    }

    @Test
    @DisplayName("EG-4.11 grandeCard: all lets every player set his disk, his own region meaning that it stays")
    void eg4_11_all() {
        Scene scene = Scene.of(3)
                .with("grandeCard", "all")
                .onTop("grande")
                .cards(3, 2, 1)
                .announces(RED, "grande");
        assertThat(scene).waitsFor(RED, BLUE, YELLOW).lists(RED, each("disk *", "Bas Old Ara Cat New Val Gra Sev"));
        assertThat(scene)
                .refuses(BLUE, "disk Gal")
                .because("EG-4.11", "Galicia is the King’s region and can’t be chosen");
        assertThat(scene).refuses(RED, "grande Old").because("EG-4.16", "choose a region secretly first");

        scene.plays(RED, "disk Sev").plays(YELLOW, "disk Sev").plays(BLUE, "disk New");
        assertThat(scene)
                .isBetween(RED)
                .hasGrande(RED, "Sev")
                .hasGrande(YELLOW, "Sev")
                .hasGrande(BLUE, "New");
    }

    @Test
    @DisplayName("EG-4.11 grandeCard: all does not ask players whose grande is in the King's region")
    void eg4_11_allKing() {
        Scene scene = Scene.of(3).with("grandeCard", "all").onTop("grande").cards(1, 13, 2);
        scene.announces(BLUE, "king").takesTurn(BLUE, "king Sev").takesTurn(YELLOW, "card 1");
        scene.announces(RED, "grande");

        assertThat(scene).waitsFor(BLUE, YELLOW);
        scene.plays(BLUE, "disk Gal").plays(YELLOW, "disk Gal");
        assertThat(scene)
                .isBetween(RED)
                .hasGrande(RED, "Sev")
                .hasGrande(BLUE, "Gal")
                .hasGrande(YELLOW, "Gal");
    }

    @Test
    @DisplayName("EG-4.11 grandeCard: all with every grande in the King's region ends automatically")
    void eg4_11_allNothing() {
        Scene scene =
                Scene.of(2).with("grandeCard", "all").onTop("grande", "grande").cards(2, 1);
        scene.announces(RED, "grande")
                .plays(RED, "disk Cat")
                .plays(BLUE, "disk Cat")
                .plays(RED, "end")
                .passes(BLUE);
        scene.cards(3, 4).announces(BLUE, "king").takesTurn(BLUE, "king Cat").announces(RED, "grande");

        assertThat(scene).isBetween(RED).hasGrande(RED, "Cat").hasGrande(BLUE, "Cat");
    }
}
