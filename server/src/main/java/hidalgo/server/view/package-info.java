/** What people see: tables, mapped to the records of the protocol. */
@NullMarked
package hidalgo.server.view;

import org.jspecify.annotations.NullMarked;
