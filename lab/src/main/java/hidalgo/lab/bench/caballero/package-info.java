/** The benchmarks of El Caballero. */
@NullMarked
package hidalgo.lab.bench.caballero;

import org.jspecify.annotations.NullMarked;
