/** Calls to addresses that people have set. */
@NullMarked
package hidalgo.server.notify;

import org.jspecify.annotations.NullMarked;
