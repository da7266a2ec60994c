/** People: guests, accounts, sessions and tokens. */
@NullMarked
package hidalgo.server.people;

import org.jspecify.annotations.NullMarked;
