/**
 * A table and everything people do at it, without a network, a database or threads: a server and a browser run it. This
 * package contains the classes that all others share: refusals, identifiers and names.
 */
@NullMarked
package hidalgo.tables;

import org.jspecify.annotations.NullMarked;
