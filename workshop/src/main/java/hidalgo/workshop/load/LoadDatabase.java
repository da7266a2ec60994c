package hidalgo.workshop.load;

import hidalgo.app.input.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** An empty place for the data of a load test, which is deleted afterwards: a folder, or a schema of PostgreSQL. */
final class LoadDatabase implements AutoCloseable {
    private final Path folder;
    private final @Nullable String given;
    private final String schema;

    /** A place in the temporary folder, or in a database. */
    LoadDatabase(@Nullable String given) {
        this.given = given;
        try {
            this.folder = Files.createTempDirectory("hidalgo-load");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        this.schema = folder.getFileName().toString().replaceAll("\\W", "_");
        execute("CREATE SCHEMA " + schema);
    }

    Path folder() {
        return folder;
    }

    /** Its JDBC address. */
    String url() {
        return given == null
                ? "jdbc:sqlite:" + folder.resolve("bare.db")
                : given + (given.contains("?") ? "&" : "?") + "currentSchema=" + schema;
    }

    /** The options that make a server use it. */
    List<String> arguments() {
        return given == null ? List.of("--data=" + folder) : List.of("--data=" + folder, "--db=" + url());
    }

    private void execute(String statement) {
        if (given == null) {
            return;
        }
        try (Connection connection = DriverManager.getConnection(given);
                Statement does = connection.createStatement()) {
            does.execute(statement);
        } catch (SQLException e) {
            throw BadInput.of(
                    "app.serve.noDatabase",
                    "reason",
                    String.valueOf(e.getMessage()).lines().findFirst().orElse(""));
        }
    }

    @Override
    public void close() {
        execute("DROP SCHEMA " + schema + " CASCADE");
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
