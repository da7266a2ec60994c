/** Backup, restore and health checks of a server. */
@NullMarked
package hidalgo.server.care;

import org.jspecify.annotations.NullMarked;
