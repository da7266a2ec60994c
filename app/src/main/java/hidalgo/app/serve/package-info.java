/** The commands that start and manage the server. */
@NullMarked
package hidalgo.app.serve;

import org.jspecify.annotations.NullMarked;
