/** Backup, restore and health checks of a server. */
@NullMarked
package hidalgo.server.maintenance;

import org.jspecify.annotations.NullMarked;
