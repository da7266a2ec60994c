/** The user's input on the command line, and what can be wrong with it. */
@NullMarked
package hidalgo.app.input;

import org.jspecify.annotations.NullMarked;
