/** Nets that learnt who wins from games that bots played among themselves. */
@NullMarked
package hidalgo.bots.learnt;

import org.jspecify.annotations.NullMarked;
