/** A table and everything people do at it, without a network, a database or threads: a server and a browser run it. This package holds what all of it shares: refusals, identifiers and names. */
@NullMarked
package hidalgo.tables;

import org.jspecify.annotations.NullMarked;
