/** Tests of what makes packages; {@code packaging/try-packages} tries the packages themselves. */
@NullMarked
package hidalgo.packaging;

import org.jspecify.annotations.NullMarked;
