/** The benchmarks of El Grande. */
@NullMarked
package hidalgo.lab.bench.grande;

import org.jspecify.annotations.NullMarked;
