package hidalgo.bots;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.grande.ElGrande;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The temperaments of personas show in their moves, and the bars that people see come from their weights. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class TemperamentsTest {
    private static final int GAMES = 20;
    private static final int KNIGHTS_GAMES = 8;

    @Test
    void everyWeightOfATemperamentIsOneOfItsGameAndBelongsToAPersona() {
        for (GameKnowledge game : GameKnowledge.ALL.all()) {
            for (Persona persona : Persona.all()) {
                assertThat(game.temperaments().of(persona.id()).keySet())
                        .as("%s in %s", persona.name(), game.game())
                        .allMatch(game.weights()::has);
            }
        }
    }

    @Test
    void thePeopleDifferInWhatIsSeenOfThem() {
        for (String id : List.of(ElCaballero.ID, ElGrande.ID)) {
            GameKnowledge game = GameKnowledge.ALL.of(id);
            Set<Map<String, Integer>> seen = new HashSet<>();
            for (Persona persona : Persona.all()) {
                Map<String, Integer> bars = game.temperaments().bars(persona.id(), game.weights());
                assertThat(bars).hasSize(4);
                assertThat(bars.values()).allMatch(bar -> bar >= 0 && bar <= 4);
                seen.add(bars);
            }
            assertThat(seen).hasSizeGreaterThan(4);
        }
    }

    @Test
    void bartolomeBringsMoreShipsThanTheOthers() {
        assertThat(done("squire:bartolome", TemperamentsTest::sendsShips))
                .isGreaterThan(done("squire:leonor", TemperamentsTest::sendsShips) * 5 / 4);
    }

    @Test
    void leonorBuildsMoreCastillosThanTheOthers() {
        Predicate<String> builds = move -> move.matches("castillo \\S+");
        assertThat(done("squire:leonor", builds)).isGreaterThan(done("squire:bartolome", builds) * 5 / 4);
    }

    @Test
    void knightsHaveTheirTemperamentToo() {
        String knight = "knight:iterations=100,";
        Predicate<String> builds = move -> move.matches("castillo \\S+");
        List<String> bartolome = moves(new ElCaballero(), knight + "bartolome", KNIGHTS_GAMES);
        List<String> leonor = moves(new ElCaballero(), knight + "leonor", KNIGHTS_GAMES);
        // Sooner or later, knights use all ships of the stock; those who like ships have them early.
        assertThat(count(toFirstScoring(bartolome), TemperamentsTest::sendsShips))
                .isGreaterThan(count(toFirstScoring(leonor), TemperamentsTest::sendsShips) * 11 / 10);
        assertThat(count(leonor, builds)).isGreaterThan(count(bartolome, builds) * 5 / 4);
    }

    @Test
    void knightsHaveTheirTemperamentInElGrandeToo() {
        String knight = "knight:iterations=100,";
        List<String> leonor = moves(new ElGrande(), knight + "leonor", KNIGHTS_GAMES);
        List<String> zahra = moves(new ElGrande(), knight + "zahra", KNIGHTS_GAMES);
        Predicate<String> hides = "place Cas"::equals;
        assertThat(count(leonor, hides)).isGreaterThan(count(zahra, hides) * 5 / 4);
        assertThat(meanBid(zahra)).isGreaterThan(meanBid(leonor) + 0.3);
    }

    @Test
    void withoutATemperamentAKnightPlaysAsEver() {
        for (Game game : List.of(new ElCaballero(), new ElGrande())) {
            assertThat(moves(game, "knight:iterations=50,gaspar", 2)).isEqualTo(moves(game, "knight:iterations=50", 2));
        }
    }

    private static double meanBid(List<String> moves) {
        return moves.stream()
                .filter(move -> move.startsWith("power "))
                .mapToInt(move -> Integer.parseInt(move.substring("power ".length())))
                .average()
                .orElseThrow();
    }

    /** The moves of basic games of El Caballero up to their first scoring (EC-2.3). */
    private static List<String> toFirstScoring(List<String> moves) {
        List<String> early = new ArrayList<>();
        int turns = 0;
        for (String move : moves) {
            if (turns % 7 < 4) {
                early.add(move);
            }
            turns += move.equals("end") ? 1 : 0;
        }
        return early;
    }

    /** Whether a ship is bought, or comes from the court. */
    private static boolean sendsShips(String move) {
        return move.matches("(ship|sail) \\S+ \\S+");
    }

    /** How often a squire does something. */
    private static int done(String bot, Predicate<String> what) {
        return count(moves(new ElCaballero(), bot, GAMES), what);
    }

    private static int count(List<String> moves, Predicate<String> what) {
        return (int) moves.stream().filter(what).count();
    }

    /** How often a persona does something in games of two, against a squire without a temperament. */
    private static List<String> moves(Game game, String bot, int games) {
        Arena arena = new Arena(game);
        GameOptions options = game.choose(Map.of("players", "2"));
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            for (String entry : arena.log(options, i, List.of(bot, "squire"))) {
                if (entry.startsWith("0 ")) {
                    moves.add(entry.substring(2));
                }
            }
        }
        return moves;
    }
}
