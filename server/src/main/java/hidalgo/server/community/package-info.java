/** People among each other: their pages, and the people that they follow. */
@NullMarked
package hidalgo.server.community;

import org.jspecify.annotations.NullMarked;
