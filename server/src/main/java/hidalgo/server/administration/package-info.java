/** Administrators change and see these things while the server runs. */
@NullMarked
package hidalgo.server.administration;

import org.jspecify.annotations.NullMarked;
