/** The commands of developers: they measure the program and make parts of it. Packages don't contain them. */
@NullMarked
package hidalgo.workshop;

import org.jspecify.annotations.NullMarked;
