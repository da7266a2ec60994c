/** The deal of the day: the same deal and the same bots for everyone who plays it. */
@NullMarked
package hidalgo.tables.deal;

import org.jspecify.annotations.NullMarked;
