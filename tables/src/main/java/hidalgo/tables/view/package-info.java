/** Views for people: tables, translated into the records of the protocol. */
@NullMarked
package hidalgo.tables.view;

import org.jspecify.annotations.NullMarked;
