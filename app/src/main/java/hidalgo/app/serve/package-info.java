/** The commands that start the server and look after it. */
@NullMarked
package hidalgo.app.serve;

import org.jspecify.annotations.NullMarked;
