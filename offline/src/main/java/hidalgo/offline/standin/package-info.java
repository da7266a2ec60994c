/** Classes that stand in for those of the same name that need more of Java than a browser has. */
@NullMarked
package hidalgo.offline.standin;

import org.jspecify.annotations.NullMarked;
