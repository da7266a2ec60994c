/** What goes over the wire, as records: the browser's types and the API's description are made from these. */
@NullMarked
package hidalgo.server.protocol;

import org.jspecify.annotations.NullMarked;
