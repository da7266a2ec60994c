package hidalgo.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.core.CoreStatement;

/** A statement that was given back behaves like a new one. */
class KeptStatementsTest {
    private static final String QUERY = "SELECT number FROM numbers WHERE number >= ? ORDER BY number";

    @TempDir
    private Path folder;

    private String url;
    private Connection kept;

    @BeforeEach
    void open() throws SQLException {
        url = Database.inFile(folder.resolve("numbers.db"));
        kept = KeptStatements.of(DriverManager.getConnection(url));
        try (Statement statement = kept.createStatement()) {
            statement.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)");
            statement.execute("INSERT INTO numbers VALUES (1), (2), (3)");
        }
    }

    @AfterEach
    void close() throws SQLException {
        kept.close();
    }

    private static int first(PreparedStatement statement, int from) throws SQLException {
        statement.setInt(1, from);
        try (ResultSet rows = statement.executeQuery()) {
            return rows.next() ? rows.getInt(1) : 0;
        }
    }

    @Test
    void theSameStatementIsUsedAgainWithoutItsOldValues() throws SQLException {
        Object before;
        try (PreparedStatement statement = kept.prepareStatement(QUERY)) {
            assertThat(first(statement, 2)).isEqualTo(2);
            before = statement.unwrap(CoreStatement.class);
        }
        try (PreparedStatement statement = kept.prepareStatement(QUERY)) {
            assertThat(statement.unwrap(CoreStatement.class)).isSameAs(before);
            assertThat(statement.isClosed()).isFalse();
            try (ResultSet rows = statement.executeQuery()) {
                assertThat(rows.next()).isFalse();
            }
            assertThat(first(statement, 3)).isEqualTo(3);
        }
    }

    /** JDBI asks for its queries in this way. */
    @Test
    void soIsOneThatWasWantedWithOptions() throws SQLException {
        Object before;
        try (PreparedStatement statement = queryWithOptions()) {
            before = statement.unwrap(CoreStatement.class);
        }
        try (PreparedStatement same = queryWithOptions();
                PreparedStatement other = kept.prepareStatement(QUERY)) {
            assertThat(same.unwrap(CoreStatement.class)).isSameAs(before);
            assertThat(other.unwrap(CoreStatement.class)).isNotSameAs(before);
        }
    }

    private PreparedStatement queryWithOptions() throws SQLException {
        return kept.prepareStatement(QUERY, ResultSet.TYPE_FORWARD_ONLY, ResultSet.CONCUR_READ_ONLY);
    }

    @Test
    void twoAtOnceDontDisturbEachOther() throws SQLException {
        try (PreparedStatement one = kept.prepareStatement(QUERY);
                PreparedStatement two = kept.prepareStatement(QUERY)) {
            one.setInt(1, 1);
            try (ResultSet rows = one.executeQuery()) {
                assertThat(rows.next()).isTrue();
                assertThat(first(two, 3)).isEqualTo(3);
                assertThat(rows.next()).isTrue();
                assertThat(rows.getInt(1)).isEqualTo(2);
            }
        }
    }

    @Test
    void whatWasNotReadToTheEndHoldsNoLock() throws SQLException {
        PreparedStatement statement = kept.prepareStatement(QUERY);
        statement.setInt(1, 1);
        statement.executeQuery().next();
        statement.close();
        statement.close();
        assertThat(statement.isClosed()).isTrue();
        try (Connection other = DriverManager.getConnection(url);
                Statement change = other.createStatement()) {
            assertThat(change.executeUpdate("DELETE FROM numbers")).isEqualTo(3);
        }
    }

    @Test
    void aStatementThatFailedCanBeUsedAgain() throws SQLException {
        for (int number : new int[] {1, 1, 4}) {
            try (PreparedStatement statement = kept.prepareStatement("INSERT INTO numbers VALUES (?)")) {
                statement.setInt(1, number);
                if (number == 1) {
                    assertThatThrownBy(statement::executeUpdate)
                            .isInstanceOf(SQLException.class)
                            .hasMessageContaining("UNIQUE");
                } else {
                    assertThat(statement.executeUpdate()).isEqualTo(1);
                }
            }
        }
    }

    @Test
    void notMoreThanSomeAreKept() throws SQLException {
        PreparedStatement oldest;
        try (PreparedStatement statement = kept.prepareStatement("SELECT 0")) {
            oldest = statement.unwrap(PreparedStatement.class);
        }
        for (int i = 1; i <= 100; i++) {
            assertThat(oldest.isClosed()).isFalse();
            kept.prepareStatement("SELECT " + i).close();
        }
        assertThat(oldest.isClosed()).isTrue();
    }
}
