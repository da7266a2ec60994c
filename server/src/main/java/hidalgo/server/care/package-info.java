/** Looking after a server: copies, check-ups, upkeep. */
@NullMarked
package hidalgo.server.care;

import org.jspecify.annotations.NullMarked;
