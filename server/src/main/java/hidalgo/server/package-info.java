/** The game server: tables that people and bots share, kept on disk before anybody is told. */
@NullMarked
package hidalgo.server;

import org.jspecify.annotations.NullMarked;
