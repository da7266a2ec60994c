/** All requests that a table and its replays answer, each declared once for servers and browsers. */
@NullMarked
package hidalgo.tables.request;

import org.jspecify.annotations.NullMarked;
