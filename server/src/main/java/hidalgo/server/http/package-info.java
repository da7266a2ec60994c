/** HTTP and WebSockets: the entrance to the server. */
@NullMarked
package hidalgo.server.http;

import org.jspecify.annotations.NullMarked;
