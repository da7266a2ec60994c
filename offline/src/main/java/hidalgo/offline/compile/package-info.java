/** What the compiler to JavaScript has to know: which files the worker carries, which classes something else stands in for. */
@NullMarked
package hidalgo.offline.compile;

import org.jspecify.annotations.NullMarked;
