/** Players that are programs. */
@NullMarked
package hidalgo.bots;

import org.jspecify.annotations.NullMarked;
