/** A load test: many players and spectators, to measure a server. */
@NullMarked
package hidalgo.app.load;

import org.jspecify.annotations.NullMarked;
