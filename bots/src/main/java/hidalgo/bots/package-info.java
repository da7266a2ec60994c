/** Players that are programs: the levels, by name and parameters. */
@NullMarked
package hidalgo.bots;

import org.jspecify.annotations.NullMarked;
