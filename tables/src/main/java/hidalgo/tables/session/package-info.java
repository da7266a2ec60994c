/** A table in use: one class runs it, whichever shell it runs in. */
@NullMarked
package hidalgo.tables.session;

import org.jspecify.annotations.NullMarked;
