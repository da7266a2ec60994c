/** What people can do at tables: make them, take seats, settle, move, agree. */
@NullMarked
package hidalgo.server.command;

import org.jspecify.annotations.NullMarked;
