/** El Caballero on the command line. */
@NullMarked
package hidalgo.app.caballero;

import org.jspecify.annotations.NullMarked;
