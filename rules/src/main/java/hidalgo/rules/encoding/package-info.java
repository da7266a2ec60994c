/** Games as numbers, for programs that learn: a seat's view as planes, its moves as actions. */
@NullMarked
package hidalgo.rules.encoding;

import org.jspecify.annotations.NullMarked;
