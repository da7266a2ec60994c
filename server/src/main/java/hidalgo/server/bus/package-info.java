/** What the nodes that share a database tell each other. */
@NullMarked
package hidalgo.server.bus;

import org.jspecify.annotations.NullMarked;
