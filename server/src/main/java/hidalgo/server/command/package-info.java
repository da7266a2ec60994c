/** Requests of people at tables: create them, take seats, change settings, move, agree. */
@NullMarked
package hidalgo.server.command;

import org.jspecify.annotations.NullMarked;
