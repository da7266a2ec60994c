/** The commands of developers: they measure the program and make what it carries. Packages don't contain them. */
@NullMarked
package hidalgo.workshop;

import org.jspecify.annotations.NullMarked;
