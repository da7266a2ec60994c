package hidalgo.rules.caballero;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Messages;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every move is either legal or refused with a reason, and never both. */
class RandomRefusalsTest {
    private static final int GAMES = 72;
    private static final int MUTANTS = 12;
    private static final String[] TILES = {"WWWW", "LWWW", "WLLW", "LWLW", "WLLL", "LLLL", "LLWWg", "WWLWf", "LLLLg"};

    @Test
    void noLegalMoveIsExplainedAway() {
        for (int number = 0; number < GAMES; number++) {
            RandomGame.play(number, (game, seat, legal) -> {
                Position position = game.position();
                for (String move : legal) {
                    assertThat(Survey.objection(position, seat, move)).as(move).isNull();
                }
            });
        }
    }

    @Test
    void everyIllegalMoveIsRefusedWithARuleAndAText() {
        Set<String> reasons = new TreeSet<>();
        for (int number = 0; number < GAMES; number++) {
            RandomSource random = RandomSource.of(number);
            List<String> legalElsewhere =
                    new ArrayList<>(List.of("power 7", "supply", "end", "take 1,0", "grande 0,1"));
            RandomGame.play(number, (game, seat, legal) -> {
                Position position = game.position();
                for (int i = 0; i < MUTANTS; i++) {
                    List<String> from = i % 2 == 0 ? legal : legalElsewhere;
                    String move = from.get(random.below(from.size()));
                    String mutant = i % 4 == 3 ? move : mutated(move, random);
                    judge(position, seat, mutant, reasons);
                    judge(position, (seat + 1) % position.seats(), move, reasons);
                }
                legalElsewhere.add(legal.get(random.below(legal.size())));
            });
        }
        assertThat(reasons).as("the kinds of reasons that came up").hasSizeGreaterThan(40);
    }

    private static void judge(Position position, int seat, String move, Set<String> reasons) {
        Ruling ruling = position.judge(seat, move);
        Refusal objection = Survey.objection(position, seat, move);
        if (ruling instanceof Refusal refusal) {
            assertThat(objection).as(move).isEqualTo(refusal);
            assertThat(refusal.text(Messages.ENGLISH)).matches("EC-\\d\\.\\d+: [^{}]+");
            reasons.add(refusal.message().key());
        } else {
            assertThat(objection).as(move).isNull();
        }
    }

    /** The move with one of its words changed, well-formed as before. */
    private static String mutated(String move, RandomSource random) {
        String[] words = move.split(" ");
        int at = words.length == 1 ? 0 : 1 + random.below(words.length - 1);
        String word = words[at];
        if (word.contains(",")) {
            String[] cell = word.split(",");
            int x = Integer.parseInt(cell[0]) + random.below(3) - 1;
            int y = Integer.parseInt(cell[1]) + random.below(3) - 1;
            words[at] = x + "," + y;
        } else if (word.matches("[NESW]")) {
            words[at] = String.valueOf("NESW".charAt(random.below(4)));
        } else if (word.matches("\\d+")) {
            words[at] = Integer.toString(1 + random.below(words[0].equals("power") ? 13 : 8));
        } else if (words[0].equals("area")) {
            words[at] = TILES[random.below(TILES.length)];
        } else if (word.equals("grande") && at == 3) {
            return words[0] + " " + words[1] + " " + words[2];
        }
        String mutant = String.join(" ", words);
        return words[0].equals("cab") && words.length == 3 && random.below(3) == 0 ? mutant + " grande" : mutant;
    }
}
