/** The knowledge of bots about El Grande. */
@NullMarked
package hidalgo.bots.grande;

import org.jspecify.annotations.NullMarked;
