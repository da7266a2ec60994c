/** The way in: HTTP and WebSockets. */
@NullMarked
package hidalgo.server.http;

import org.jspecify.annotations.NullMarked;
