/** Results as tables, JSON and sentences. */
@NullMarked
package hidalgo.app.text;

import org.jspecify.annotations.NullMarked;
