/** The threads on which bots think, shared fairly among people. */
@NullMarked
package hidalgo.server.thinking;

import org.jspecify.annotations.NullMarked;
