package hidalgo.server.http;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.EnumSet;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.jspecify.annotations.Nullable;

/*
 * Whenever a socket is opened, Javalin reads the attributes of the servlet's session, and thereby creates one: kept in
 * memory, with its own cookie, but never used. Here it gets one that is empty and not stored.
 */

/** Avoids the sessions of servlets: our own cookie identifies people. */
final class NoSessions implements Filter {
    private static final HttpSession EMPTY = (HttpSession) Proxy.newProxyInstance(
            NoSessions.class.getClassLoader(),
            new Class<?>[] {HttpSession.class},
            (session, method, arguments) -> switch (method.getName()) {
                case "getAttributeNames" -> Collections.emptyEnumeration();
                case "getAttribute" -> null;
                default -> throw new UnsupportedOperationException("Servlet sessions are not supported");
            });

    static void addTo(ServletContextHandler handler) {
        FilterHolder holder = new FilterHolder(new NoSessions());
        holder.setAsyncSupported(true);
        handler.addFilter(holder, "/*", EnumSet.of(DispatcherType.REQUEST));
    }

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain next)
            throws IOException, ServletException {
        next.doFilter(new Sessionless((HttpServletRequest) request), response);
    }

    private static final class Sessionless extends HttpServletRequestWrapper {
        Sessionless(HttpServletRequest request) {
            super(request);
        }

        @Override
        public HttpSession getSession() {
            return EMPTY;
        }

        @Override
        public @Nullable HttpSession getSession(boolean create) {
            return create ? EMPTY : null;
        }
    }
}
