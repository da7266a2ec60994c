/** The people and programs that call the server: where they come from, how they are known, and how much they may ask for. */
@NullMarked
package hidalgo.server.http.caller;

import org.jspecify.annotations.NullMarked;
