/** The lobby: which tables a person finds there. */
@NullMarked
package hidalgo.server.lobby;

import org.jspecify.annotations.NullMarked;
