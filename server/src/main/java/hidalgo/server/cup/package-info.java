/** Cups: their rounds start, their tables are made, and their results are noted, once among all nodes. */
@NullMarked
package hidalgo.server.cup;

import org.jspecify.annotations.NullMarked;
