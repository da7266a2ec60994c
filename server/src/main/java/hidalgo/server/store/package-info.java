/** The database: what has happened at tables, and who people are. */
@NullMarked
package hidalgo.server.store;

import org.jspecify.annotations.NullMarked;
