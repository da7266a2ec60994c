/** A crowd of players and onlookers, to measure a server with. */
@NullMarked
package hidalgo.app.load;

import org.jspecify.annotations.NullMarked;
