/** Results of finished games, and how strong people are. */
@NullMarked
package hidalgo.server.rating;

import org.jspecify.annotations.NullMarked;
