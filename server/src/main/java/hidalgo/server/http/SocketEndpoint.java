package hidalgo.server.http;

import java.util.List;

/**
 * An address where a socket is opened.
 *
 * @param path the path, with what varies in braces
 * @param summary what it tells
 * @param query the names of the numbers that the query may hold
 * @param frame the type of what is sent on it
 */
record SocketEndpoint(String path, String summary, List<String> query, Class<?> frame) {}
