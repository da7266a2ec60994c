package hidalgo.server.store;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/*
 * Preparing a statement costs SQLite more than executing it, and its driver has no cache (PostgreSQL's has). So a
 * closed statement is kept here, and the next request for the same one gets it. Two at once get two. A connection is
 * used by one thread at a time, so nothing here is locked.
 */

/** A connection that keeps its prepared statements. */
final class KeptStatements implements InvocationHandler {
    private static final int MOST = 100;

    private final Connection connection;
    private final SequencedMap<List<Object>, PreparedStatement> free = new LinkedHashMap<>();

    private KeptStatements(Connection connection) {
        this.connection = connection;
    }

    /** A connection that keeps the statements of another one. */
    static Connection of(Connection connection) {
        return proxy(Connection.class, new KeptStatements(connection));
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(KeptStatements.class.getClassLoader(), new Class<?>[] {type}, handler));
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method method, @Nullable Object @Nullable [] arguments)
            throws Throwable {
        if (!method.getName().equals("prepareStatement") || arguments == null) {
            return call(connection, method, arguments);
        }
        List<Object> wanted = List.of(arguments);
        PreparedStatement known = free.remove(wanted);
        Object made = known == null ? call(connection, method, arguments) : known;
        return made instanceof PreparedStatement statement
                ? proxy(PreparedStatement.class, new Lent(wanted, statement))
                : made;
    }

    private static @Nullable Object call(Object target, Method method, @Nullable Object @Nullable [] arguments)
            throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause() == null ? e : e.getCause();
        }
    }

    private void putBack(List<Object> wanted, PreparedStatement statement) throws SQLException {
        PreparedStatement other = free.put(wanted, statement);
        if (other != null) {
            other.close();
        }
        if (free.size() > MOST) {
            free.pollFirstEntry().getValue().close();
        }
    }

    /** A statement until it is closed; what it has found is closed with it. */
    private final class Lent implements InvocationHandler {
        private final List<Object> wanted;
        private final PreparedStatement statement;
        private @Nullable ResultSet found;
        private boolean closed;

        Lent(List<Object> wanted, PreparedStatement statement) {
            this.wanted = wanted;
            this.statement = statement;
        }

        @Override
        public @Nullable Object invoke(Object proxy, Method method, @Nullable Object @Nullable [] arguments)
                throws Throwable {
            if (method.getName().equals("isClosed")) {
                return closed;
            }
            if (method.getName().equals("close")) {
                close();
                return null;
            }
            Object result = call(statement, method, arguments);
            if (result instanceof ResultSet rows) {
                found = rows;
            }
            return result;
        }

        private void close() throws SQLException {
            if (closed) {
                return;
            }
            closed = true;
            if (found != null) {
                found.close();
            }
            statement.clearParameters();
            putBack(wanted, statement);
        }
    }
}
