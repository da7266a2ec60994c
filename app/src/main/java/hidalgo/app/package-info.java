/** The command line. */
@NullMarked
package hidalgo.app;

import org.jspecify.annotations.NullMarked;
