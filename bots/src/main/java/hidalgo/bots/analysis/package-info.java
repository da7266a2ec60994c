/** Games and positions judged by the search, for people. */
@NullMarked
package hidalgo.bots.analysis;

import org.jspecify.annotations.NullMarked;
