/**
 * The requests and answers of the protocol, as records: the browser's types and the API's description are generated
 * from these.
 */
@NullMarked
package hidalgo.tables.protocol;

import org.jspecify.annotations.NullMarked;
