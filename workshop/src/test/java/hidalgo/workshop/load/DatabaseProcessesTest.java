package hidalgo.workshop.load;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Postgres;
import org.junit.jupiter.api.Test;

class DatabaseProcessesTest {
    @Test
    void theProcessesOfAPostgresHereAreFound() {
        assertThat(DatabaseProcesses.behind(Postgres.database()).all())
                .hasSizeGreaterThan(3)
                .allSatisfy(process ->
                        assertThat(process.info().command().orElse("postgres")).endsWith("postgres"));
    }

    @Test
    void whatIsNotThereHasNone() {
        assertThat(DatabaseProcesses.behind("jdbc:postgresql://127.0.0.1:1/none")
                        .all())
                .isEmpty();
    }
}
