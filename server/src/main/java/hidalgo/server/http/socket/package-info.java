/** The sockets of tables, which bring each change to a page. */
@NullMarked
package hidalgo.server.http.socket;

import org.jspecify.annotations.NullMarked;
