/** Tables without a server: the browser's worker, compiled to JavaScript, takes its place. */
@NullMarked
package hidalgo.offline;

import org.jspecify.annotations.NullMarked;
