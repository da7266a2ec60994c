package hidalgo.rules.caballero;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.Ruling;
import hidalgo.rules.Scoring;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Invariants of every move of every game: all seat counts, sizes and options, tiles that fit and tiles that don't. */
class RandomGamesTest {
    private static final int GAMES = 72;

    @Test
    void nothingIsLostAndNoCourtOverflows() {
        for (int number = 0; number < GAMES; number++) {
            CaballeroSetup setup = Deals.number(number);
            List<String> box = new ArrayList<>(setup.stack());
            box.add(setup.start());
            List<String> sorted = unturned(box);
            Match match = RandomGame.play(number, (game, seat, legal) -> check(game.position(), setup, sorted));
            check(match.position(), setup, sorted);
        }
    }

    private static void check(Position position, CaballeroSetup setup, List<String> box) {
        Survey survey = Survey.of(position);
        List<String> tiles = new ArrayList<>(survey.areas().values());
        tiles.addAll(survey.display());
        tiles.addAll(survey.stack());
        assertThat(unturned(tiles)).as("area tiles").isEqualTo(box);

        int ships = survey.shipStock();
        int castillos = survey.castilloStock();
        int[] onMap = new int[position.seats()];
        int[] governors = new int[position.seats()];
        for (Survey.Tile tile : survey.tiles()) {
            ships += tile.ships().length();
            castillos += tile.castillo() ? 1 : 0;
            onMap[tile.owner()]++;
        }
        for (CaballeroTable.Region region : survey.table().regions()) {
            ships += region.ship() ? 1 : 0;
            if (region.governor() >= 0) {
                governors[region.governor()]++;
            }
        }
        boolean expanded = setup.options().expanded();
        for (int seat = 0; seat < position.seats(); seat++) {
            ships += survey.shipsInCourt(seat);
            assertThat(survey.tilesOffMap(seat) + onMap[seat])
                    .as("caballero tiles")
                    .isEqualTo(expanded ? 10 : 8);
            assertThat(survey.governors(seat) + governors[seat]).as("governors").isEqualTo(expanded ? 5 : 0);
            assertThat(survey.court(seat)).as("court").isBetween(0, 8 * survey.tilesOffMap(seat));
            assertThat(survey.shipsInCourt(seat)).as("ships in court").isNotNegative();
        }
        assertThat(ships).as("ships").isEqualTo(expanded ? 16 : 12);
        assertThat(castillos).as("castillos").isEqualTo(expanded ? 16 : 12);
    }

    /** The tiles sorted, each in its alphabetically first rotation. */
    private static List<String> unturned(List<String> tiles) {
        List<String> unturned = new ArrayList<>();
        for (String tile : tiles) {
            String sides = tile.substring(0, 4);
            String first = sides;
            for (int turn = 1; turn < 4; turn++) {
                String turned = sides.substring(turn) + sides.substring(0, turn);
                first = turned.compareTo(first) < 0 ? turned : first;
            }
            unturned.add(first + tile.substring(4));
        }
        Collections.sort(unturned);
        return unturned;
    }

    @Test
    void regionsKeptAreRegionsRecomputed() {
        for (int number = 0; number < GAMES; number++) {
            RandomGame.play(number, (game, seat, legal) -> {
                Position position = game.position();
                Survey survey = Survey.of(position);
                assertThat(survey.regions())
                        .isEqualTo(new FloodFill(survey, position.seats()).regions(survey.regions()));
                for (CaballeroTable.Region region : survey.table().regions()) {
                    assertThat(region.name()).isEqualTo(FloodFill.first(Set.copyOf(region.sides())));
                }
            });
        }
    }

    @Test
    void thereIsAlwaysALegalMoveAndNoneIsListedTwice() {
        for (int number = 0; number < GAMES; number++) {
            RandomGame.play(number, (game, seat, legal) -> {
                assertThat(legal).isNotEmpty();
                assertThat(new HashSet<>(legal)).hasSameSizeAs(legal);
            });
        }
    }

    @Test
    void everyLegalMoveIsReadAsItIsWritten() {
        for (int number = 0; number < GAMES / 2; number++) {
            RandomGame.play(number, (game, seat, legal) -> {
                Position position = game.position();
                for (String move : legal) {
                    Ruling ruling = position.judge(seat, move);
                    assertThat(ruling).as(move).isInstanceOf(Ruling.Legal.class);
                    assertThat(position.notation(((Ruling.Legal) ruling).move()))
                            .isEqualTo(move);
                }
            });
        }
    }

    @Test
    void scoringsAddUpToTheTotals() {
        for (int number = 0; number < GAMES; number++) {
            Match match = RandomGame.play(number, (game, seat, legal) -> {
                List<Integer> before = Survey.of(game.position()).ifScoredNow();
                if (legal.contains("end")) {
                    Position after = game.position();
                    int scorings = after.scorings();
                    after.play(seat, ((Ruling.Legal) after.judge(seat, "end")).move());
                    if (after.scorings() > scorings) {
                        assertThat(after.lastScoring().points()).isEqualTo(before);
                    }
                }
            });
            Position end = match.position();
            for (int seat = 0; seat < end.seats(); seat++) {
                int of = seat;
                assertThat(match.scorings().stream()
                                .mapToInt(scoring -> scoring.points().get(of))
                                .sum())
                        .isEqualTo(end.total(seat));
            }
            assertThat(match.scorings()).extracting(Scoring::round).startsWith(4, 7);
            assertThat(match.scorings()).hasSize(end.scorings());
        }
    }

    @Test
    void fallbacksAndStuckTurnsOccur() {
        int[] seen = new int[2];
        for (int number = 0; number < GAMES; number++) {
            RandomGame.play(number, (game, seat, legal) -> {
                boolean area = legal.stream().anyMatch(move -> move.startsWith("area"));
                if (area && legal.stream().allMatch(move -> !move.startsWith("area") || isAway(game, move))) {
                    seen[0]++;
                }
                boolean begins = !game.steps().isEmpty()
                        && game.steps().getLast().notation().startsWith("power");
                if (!area && begins && legal.contains("end")) {
                    seen[1]++;
                }
            });
        }
        assertThat(seen[0]).as("fallbacks (EC-3.6)").isGreaterThan(20);
        assertThat(seen[1]).as("turns without a place for a tile (EC-3.7)").isGreaterThan(2);
    }

    /** Whether an area tile would border no other. */
    private static boolean isAway(Match game, String move) {
        String[] cell = move.split(" ")[2].split(",");
        int x = Integer.parseInt(cell[0]);
        int y = Integer.parseInt(cell[1]);
        Map<String, String> areas = Survey.of(game.position()).areas();
        return List.of((x + 1) + "," + y, (x - 1) + "," + y, x + "," + (y + 1), x + "," + (y - 1)).stream()
                .noneMatch(areas::containsKey);
    }
}
