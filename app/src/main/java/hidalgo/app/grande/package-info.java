/** El Grande on the command line. */
@NullMarked
package hidalgo.app.grande;

import org.jspecify.annotations.NullMarked;
