/** Games as numbers, for programs that learn: what a seat sees as planes, its moves as actions. */
@NullMarked
package hidalgo.rules.encoding;

import org.jspecify.annotations.NullMarked;
