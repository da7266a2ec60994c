/** Many games at once: simulation, replay and measurement. */
@NullMarked
package hidalgo.lab;

import org.jspecify.annotations.NullMarked;
