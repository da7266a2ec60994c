/** The user's input on the command line, and its errors. */
@NullMarked
package hidalgo.app.input;

import org.jspecify.annotations.NullMarked;
