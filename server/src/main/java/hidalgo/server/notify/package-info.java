/** Calls to addresses that people have given. */
@NullMarked
package hidalgo.server.notify;

import org.jspecify.annotations.NullMarked;
