/** Messages between the nodes that share a database. */
@NullMarked
package hidalgo.server.bus;

import org.jspecify.annotations.NullMarked;
