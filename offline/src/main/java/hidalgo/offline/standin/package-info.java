/** Replacements for classes of the same names that need more of Java than a browser has. */
@NullMarked
package hidalgo.offline.standin;

import org.jspecify.annotations.NullMarked;
