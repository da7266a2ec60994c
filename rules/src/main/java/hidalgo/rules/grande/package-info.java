/** El Grande: the rules EG-1 to EG-5 and the notation of section 7. */
@NullMarked
package hidalgo.rules.grande;

import org.jspecify.annotations.NullMarked;
