/** What bots know about El Grande. */
@NullMarked
package hidalgo.bots.grande;

import org.jspecify.annotations.NullMarked;
