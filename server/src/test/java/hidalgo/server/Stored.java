package hidalgo.server;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** The contents of a server's database, read and changed directly. */
public final class Stored {
    private Stored() {}

    private static String url(Path folder) {
        return "jdbc:sqlite:" + folder.resolve("hidalgo.db");
    }

    /** The first column of a query. */
    public static List<String> column(Path folder, String query) {
        return column(url(folder), query);
    }

    /** The first column of a query. */
    public static List<String> column(String url, String query) {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            List<String> values = new ArrayList<>();
            while (rows.next()) {
                values.add(String.valueOf(rows.getString(1)));
            }
            return values;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Changes something; how many rows there were. */
    public static int change(Path folder, String statement) {
        return change(url(folder), statement);
    }

    /** Changes something; how many rows there were. */
    public static int change(String url, String statement) {
        try (Connection connection = DriverManager.getConnection(url);
                Statement change = connection.createStatement()) {
            return change.executeUpdate(statement);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
