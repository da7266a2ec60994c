package hidalgo.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteDataSource;

/** The errors of SQLite itself when it can't store anything. */
class OutagesTest {
    @TempDir
    private Path folder;

    private Connection connect() throws SQLException {
        SQLiteDataSource source = new SQLiteDataSource();
        source.setUrl(Database.inFile(folder.resolve("hidalgo.db")));
        source.getConfig().setBusyTimeout(0);
        return source.getConnection();
    }

    @Test
    void aFileThatAnotherProgramKeepsLockedIsAnOutage() throws SQLException {
        try (Connection mine = connect();
                Statement here = mine.createStatement();
                Connection other = connect();
                Statement there = other.createStatement()) {
            here.execute("CREATE TABLE moves (text TEXT)");
            there.execute("BEGIN IMMEDIATE");
            Throwable failure = catchThrowable(() -> here.execute("INSERT INTO moves VALUES ('bid 3')"));
            assertThat(failure).hasMessageContaining("SQLITE_BUSY");
            assertThat(Outages.isOne(failure)).isTrue();
        }
    }

    @Test
    void aMistakeInWhatWasAskedIsNone() throws SQLException {
        try (Connection mine = connect();
                Statement here = mine.createStatement()) {
            Throwable failure = catchThrowable(() -> here.execute("INSERT INTO nothing VALUES (1)"));
            assertThat(failure).isInstanceOf(SQLException.class);
            assertThat(Outages.isOne(failure)).isFalse();
        }
    }
}
