/** The commands, and the arguments that several of them share. */
@NullMarked
package hidalgo.app.command;

import org.jspecify.annotations.NullMarked;
