/** Measures the speed of the rules. Packages leave it out: only developers measure. */
@NullMarked
package hidalgo.lab.bench;

import org.jspecify.annotations.NullMarked;
