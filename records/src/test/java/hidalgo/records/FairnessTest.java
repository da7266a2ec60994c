package hidalgo.records;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Match;
import hidalgo.rules.RandomSource;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FairnessTest {
    private static final String SEED = "5f0c8c7a1d2e3b4a99887766554433aa0123456789abcdeffedcba9876543210";
    private static final String SALT = "00112233445566778899aabbccddeeff";

    private static final String OLD_SEED = "5f0c8c7a1d2e3b4a99887766554433aa";

    @ParameterizedTest
    @CsvSource({"el-caballero, " + SEED, "el-grande, " + SEED, "el-caballero, " + OLD_SEED, "el-grande, " + OLD_SEED})
    void aDealIsProvedByItsSeed(String name, String seed) {
        GameRecord record = dealt(name, seed);

        assertThat(Fairness.problem(record, seed, SALT, Fairness.hash(seed, SALT)))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "el-caballero, " + SEED + ", 1306bc2ae70c4371",
        "el-grande, " + SEED + ", 3012923931619866",
        "el-caballero, " + OLD_SEED + ", 8f70f9ea86515040",
        "el-grande, " + OLD_SEED + ", 386ebb5b394d889d"
    })
    void aSeedDealsTheSameGameForEver(String name, String seed, String fingerprint) {
        assertThat(Long.toHexString(dealt(name, seed).setup().begin().fingerprint()))
                .isEqualTo(fingerprint);
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
        for (String seed : new String[] {"seed", SEED.substring(1), SEED + "0", ""}) {
            assertThat(Fairness.problem(dealt("el-grande", SEED), seed, SALT, ""))
                    .hasValueSatisfying(problem -> assertThat(problem.key()).isEqualTo("record.deal.hexadecimal"));
        }
    }

    @Test
    void theHashIsThatOfThreeLines() {
        // printf 'hidalgo deal 1\n%s\n%s\n' SEED SALT | sha256sum
        assertThat(Fairness.hash(OLD_SEED, SALT))
                .isEqualTo("cc5e1d842230c03727d7ec3b4d41d134074cdfac0a03ac6be8d407e0e9a64f99");
    }

    @Test
    void aNewSeedHas256BitsAndASalt128() {
        assertThat(Fairness.drawSeed()).matches("[0-9a-f]{64}").isNotEqualTo(Fairness.drawSeed());
        assertThat(Fairness.drawSalt()).matches("[0-9a-f]{32}").isNotEqualTo(Fairness.drawSalt());
    }

    private static GameRecord dealt(String name, String seed) {
        Game game = Games.named(name).orElseThrow();
        return GameRecord.of(
                game, new Match(game.deal(game.choose(Map.of("players", "3")), RandomSource.ofDeal(seed))));
    }
}
