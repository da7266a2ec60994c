/** The game server: tables that people and bots share; every change is stored before anyone sees it. */
@NullMarked
package hidalgo.server;

import org.jspecify.annotations.NullMarked;
