/** What users give the command line, and what is wrong with it. */
@NullMarked
package hidalgo.app.input;

import org.jspecify.annotations.NullMarked;
