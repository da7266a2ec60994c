/** The base of all parts of the server: settings, refusals, JSON, timers. */
@NullMarked
package hidalgo.server.base;

import org.jspecify.annotations.NullMarked;
