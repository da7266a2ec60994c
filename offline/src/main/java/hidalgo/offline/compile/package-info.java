/**
 * Configuration of the compiler to JavaScript: the files that the worker contains, and the classes that it replaces.
 */
@NullMarked
package hidalgo.offline.compile;

import org.jspecify.annotations.NullMarked;
