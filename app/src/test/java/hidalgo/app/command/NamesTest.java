package hidalgo.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "squire,random | squire;random",
                "squire,knight:iterations=2000,threads=2,random | squire;knight:iterations=2000,threads=2;random",
                "squire:a.weight-b=0.5,c=-1,random | squire:a.weight-b=0.5,c=-1;random",
                "knight:millis=5,knight:millis=6,threads=2 | knight:millis=5;knight:millis=6,threads=2"
            })
    void aCommaBeforeAParameterBelongsToTheBot(String list, String bots) {
        assertThat(String.join(";", list.split(Names.OfBots.SPLIT, -1))).isEqualTo(bots);
    }
}
