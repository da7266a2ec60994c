/** El Caballero: the rules EC-1 to EC-5 and the notation of section 7. */
@NullMarked
package hidalgo.rules.caballero;

import org.jspecify.annotations.NullMarked;
