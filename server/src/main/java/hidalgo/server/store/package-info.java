/** The database: the histories of tables, and people. */
@NullMarked
package hidalgo.server.store;

import org.jspecify.annotations.NullMarked;
