/** What every part of the server needs: settings, refusals, JSON, timers. */
@NullMarked
package hidalgo.server.base;

import org.jspecify.annotations.NullMarked;
