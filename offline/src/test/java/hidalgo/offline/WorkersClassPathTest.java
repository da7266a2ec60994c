package hidalgo.offline;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The worker can't use a server's libraries by mistake: its class path has none of them. */
class WorkersClassPathTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "hidalgo.server.HidalgoServer",
                "io.javalin.Javalin",
                "org.eclipse.jetty.server.Server",
                "org.jdbi.v3.core.Jdbi",
                "org.sqlite.JDBC",
                "org.postgresql.Driver",
                "com.zaxxer.hikari.HikariDataSource",
                "com.fasterxml.jackson.core.JsonFactory",
                "com.github.benmanes.caffeine.cache.Caffeine"
            })
    void aLibraryOfTheServerIsNotThere(String type) {
        assertThatThrownBy(() -> Class.forName(type)).isInstanceOf(ClassNotFoundException.class);
    }
}
