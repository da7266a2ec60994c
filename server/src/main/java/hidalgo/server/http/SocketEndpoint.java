package hidalgo.server.http;

import java.util.List;

/**
 * An address where a socket is opened.
 *
 * @param path the path, with variables in braces
 * @param summary a description of its frames
 * @param query the names of the numbers that the query may contain
 * @param frame the type of its frames
 */
record SocketEndpoint(String path, String summary, List<String> query, Class<?> frame) {}
