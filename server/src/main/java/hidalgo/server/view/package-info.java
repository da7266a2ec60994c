/** What people see: tables, translated into the records of the protocol. */
@NullMarked
package hidalgo.server.view;

import org.jspecify.annotations.NullMarked;
