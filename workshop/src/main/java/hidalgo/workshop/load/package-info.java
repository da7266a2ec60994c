/** A load test: many players and spectators, to measure a server. */
@NullMarked
package hidalgo.workshop.load;

import org.jspecify.annotations.NullMarked;
