package hidalgo.workshop.load;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The processes of a PostgreSQL server, if it runs on this machine. */
record DatabaseProcesses(Optional<ProcessHandle> first) {
    /** None: the database is on another machine, or part of the server. */
    static final DatabaseProcesses NONE = new DatabaseProcesses(Optional.empty());

    /** Those behind a JDBC address. The database names the process that serves us, and its parent has started all of them. */
    static DatabaseProcesses behind(String url) {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet row =
                        statement.executeQuery("SELECT pg_backend_pid(), inet_client_addr() = inet_server_addr()")) {
            row.next();
            return row.getBoolean(2) ? startedBy(row.getLong(1)) : NONE;
        } catch (SQLException e) {
            return NONE;
        }
    }

    private static DatabaseProcesses startedBy(long process) {
        return new DatabaseProcesses(
                ProcessHandle.of(process).flatMap(ProcessHandle::parent).filter(DatabaseProcesses::isPostgres));
    }

    private static boolean isPostgres(ProcessHandle process) {
        return process.info().command().orElse("").endsWith("postgres");
    }

    /** All of them at this moment. */
    List<ProcessHandle> all() {
        return first.stream()
                .flatMap(start -> Stream.concat(Stream.of(start), start.children()))
                .toList();
    }
}
