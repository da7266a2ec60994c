package hidalgo.server.maintenance;

import hidalgo.records.Json;
import hidalgo.records.JsonText;
import hidalgo.records.RecordException;
import hidalgo.server.base.PrivateFiles;
import hidalgo.server.store.Database;
import hidalgo.tables.Identifier;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementException;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import org.jspecify.annotations.Nullable;

/*
 * One row per line, as JSON, compressed: the same format for SQLite and PostgreSQL, so it can also move a server from
 * one to the other. It is read in one transaction, so it shows a single moment even while the server runs; and it is
 * restored in one transaction, so a broken file changes nothing. The last line contains the number of rows, so that an
 * incomplete file is noticed.
 */

/** A copy of all data of a server, in one file. */
public final class Archive {
    private static final String FORMAT = "hidalgo-backup";
    private static final int VERSION = 1;

    /** The database tables, in an order in which they can be restored: no row before the rows it refers to. */
    static final List<String> TABLES = List.of(
            "people",
            "sessions",
            "webhooks",
            "mail_addresses",
            "push_browsers",
            "recovery_codes",
            "passkeys",
            "outside_accounts",
            "invitations",
            "follows",
            "ratings",
            "clubs",
            "club_members",
            "club_notices",
            "tables",
            "events",
            "table_people",
            "table_past",
            "notes",
            "vacations",
            "roles",
            "blocks",
            "sanctions",
            "reports",
            "deeds",
            "choices",
            "replays",
            "analyses",
            "comments",
            "results",
            "deals",
            "deal_games",
            "cups",
            "cup_events",
            "cup_people",
            "pauses");

    private Archive() {}

    /** Thrown when a file is not a complete archive. */
    public static final class Broken extends IOException {
        private static final long serialVersionUID = 1;

        Broken(String reason) {
            super(reason);
        }
    }

    /**
     * The result of restoring a file.
     *
     * @param rows how many rows it had
     * @param at when it was written, in milliseconds since 1970
     */
    public record Restored(int rows, long at) {}

    /** Writes everything into a file, which appears only when it is complete; returns how many rows it has. */
    public static int write(Database database, Path file, long now) throws IOException {
        // Others may write to the folder too, so the name can't be guessed, and an existing file is never opened.
        Path half = file.resolveSibling(file.getFileName() + "." + Identifier.random() + ".part");
        try {
            int rows;
            try (OutputStream out = PrivateFiles.newFile(half)) {
                rows = write(database, out, now);
            }
            Files.move(half, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            return rows;
        } finally {
            Files.deleteIfExists(half);
        }
    }

    /** Writes everything to a stream, and closes it; returns how many rows there are. */
    public static int write(Database database, OutputStream stream, long now) throws IOException {
        int[] rows = {0};
        try (Writer out =
                new BufferedWriter(new OutputStreamWriter(new GZIPOutputStream(stream), StandardCharsets.UTF_8))) {
            line(out, Map.of("format", FORMAT, "version", VERSION, "at", now));
            TransactionIsolationLevel level = database.isShared()
                    ? TransactionIsolationLevel.REPEATABLE_READ
                    : TransactionIsolationLevel.SERIALIZABLE;
            database.reading().useTransaction(level, handle -> {
                for (String table : TABLES) {
                    rows[0] += write(handle, table, out);
                }
            });
            line(out, Map.of("rows", rows[0]));
        } catch (java.io.UncheckedIOException e) {
            throw e.getCause();
        }
        return rows[0];
    }

    private static int write(Handle handle, String table, Writer out) {
        return handle.createQuery("SELECT * FROM " + table)
                .setFetchSize(500)
                .map((row, context) -> fields(row))
                .reduce(0, (count, row) -> {
                    line(out, Map.of("table", table, "row", row));
                    return count + 1;
                });
    }

    private static Map<String, @Nullable Object> fields(ResultSet row) throws SQLException {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
            Object value = row.getObject(i);
            fields.put(
                    row.getMetaData().getColumnLabel(i), value instanceof Number number ? number.longValue() : value);
        }
        return fields;
    }

    private static void line(Writer out, Map<String, ?> line) {
        try {
            out.write(JsonText.compact(line));
            out.write('\n');
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** Replaces everything with the contents of a file. */
    public static Restored restore(Database database, Path file) throws IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            return restore(database, stream);
        }
    }

    /** Replaces everything with what a stream holds, and closes it. */
    public static Restored restore(Database database, InputStream stream) throws IOException {
        try (BufferedReader in =
                new BufferedReader(new InputStreamReader(new GZIPInputStream(stream), StandardCharsets.UTF_8))) {
            Map<?, ?> head = parse(in.readLine());
            if (!FORMAT.equals(head.get("format"))) {
                throw new Broken("it is not a backup of hidalgo");
            }
            if (!Integer.valueOf(VERSION).equals(head.get("version"))) {
                throw new Broken("it was made by a newer version");
            }
            long at = head.get("at") instanceof Number written ? written.longValue() : Long.MAX_VALUE;
            return new Restored(database.writing().inTransaction(handle -> replace(handle, in)), at);
        } catch (java.util.zip.ZipException | java.io.EOFException e) {
            throw new Broken("it is damaged or incomplete");
        }
    }

    private static int replace(Handle handle, BufferedReader in) throws IOException {
        for (String table : TABLES.reversed()) {
            handle.execute("DELETE FROM " + table);
        }
        int rows = 0;
        for (String text = in.readLine(); text != null; text = in.readLine()) {
            Map<?, ?> line = parse(text);
            if (line.containsKey("rows")) {
                if (!Integer.valueOf(rows).equals(line.get("rows"))) {
                    throw new Broken("rows are missing");
                }
                // A compressed file shows only at its very end whether it is undamaged.
                if (in.readLine() != null) {
                    throw new Broken("it continues after its end");
                }
                // Older versions wrote no such rows.
                handle.execute("INSERT INTO table_past (person, table_id) SELECT person, table_id FROM table_people"
                        + " WHERE true ON CONFLICT DO NOTHING");
                return rows;
            }
            insert(handle, line);
            rows++;
        }
        throw new Broken("its end is missing");
    }

    private static void insert(Handle handle, Map<?, ?> line) throws Broken {
        if (!(line.get("row") instanceof Map<?, ?> row) || !TABLES.contains(String.valueOf(line.get("table")))) {
            throw new Broken("a line of it is not a row");
        }
        List<String> names = new ArrayList<>();
        for (Object name : row.keySet()) {
            if (!String.valueOf(name).matches("[a-z_]+")) {
                throw new Broken("a line of it is not a row");
            }
            names.add(String.valueOf(name));
        }
        var update = handle.createUpdate("INSERT INTO " + line.get("table") + " (" + String.join(", ", names)
                + ") VALUES ("
                + String.join(", ", names.stream().map(name -> ":" + name).toList()) + ")");
        names.forEach(name -> update.bind(name, row.get(name) == Json.Foreign.NULL ? null : row.get(name)));
        try {
            update.execute();
        } catch (StatementException e) {
            throw new Broken("a row of it does not fit");
        }
    }

    private static Map<?, ?> parse(@Nullable String line) throws Broken {
        try {
            if (line != null && Json.parse(line) instanceof Map<?, ?> read) {
                return read;
            }
        } catch (RecordException e) {
            throw new Broken("a line of it is unreadable");
        }
        throw new Broken("a line of it is unreadable");
    }
}
