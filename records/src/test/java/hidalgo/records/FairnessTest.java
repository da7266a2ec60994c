package hidalgo.records;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Match;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FairnessTest {
    private static final String SEED = "5f0c8c7a1d2e3b4a99887766554433aa";
    private static final String SALT = "00112233445566778899aabbccddeeff";

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void aDealIsProvedByItsSeed(String name) {
        GameRecord record = dealt(name, SEED);

        assertThat(Fairness.problem(record, SEED, SALT, Fairness.hash(SEED, SALT)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void anotherDealIsFoundOut(String name) {
        GameRecord record = dealt(name, "1" + SEED.substring(1));

        assertThat(Fairness.problem(record, SEED, SALT, Fairness.hash(SEED, SALT)))
                .hasValueSatisfying(problem -> assertThat(problem.key()).isEqualTo("record.deal.differs"));
    }

    @Test
    void anotherSeedThanTheOneThatWasShownIsFoundOut() {
        String other = "2" + SEED.substring(1);

        assertThat(Fairness.problem(dealt("el-grande", other), other, SALT, Fairness.hash(SEED, SALT)))
                .hasValueSatisfying(problem -> assertThat(problem.key()).isEqualTo("record.deal.hash"));
    }

    @Test
    void whatIsNoNumberIsRefused() {
        assertThat(Fairness.problem(dealt("el-grande", SEED), "seed", SALT, ""))
                .hasValueSatisfying(problem -> assertThat(problem.key()).isEqualTo("record.deal.hexadecimal"));
    }

    @Test
    void theHashIsThatOfThreeLines() {
        // printf 'hidalgo deal 1\n%s\n%s\n' SEED SALT | sha256sum
        assertThat(Fairness.hash(SEED, SALT))
                .isEqualTo("cc5e1d842230c03727d7ec3b4d41d134074cdfac0a03ac6be8d407e0e9a64f99");
    }

    @Test
    void seedsAreDrawnAnewWith128Bits() {
        assertThat(Fairness.draw()).matches("[0-9a-f]{32}").isNotEqualTo(Fairness.draw());
    }

    private static GameRecord dealt(String name, String seed) {
        Game game = Games.named(name).orElseThrow();
        return GameRecord.of(game, new Match(game.deal(game.choose(Map.of("players", "3")), Fairness.random(seed))));
    }
}
