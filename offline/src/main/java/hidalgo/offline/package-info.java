/** Tables without a server: what the browser's worker does instead of one, compiled to JavaScript. */
@NullMarked
package hidalgo.offline;

import org.jspecify.annotations.NullMarked;
