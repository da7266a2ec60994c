/** Computer players: the levels, found by name and parameters. */
@NullMarked
package hidalgo.bots;

import org.jspecify.annotations.NullMarked;
