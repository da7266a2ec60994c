/** The moves of El Caballero: the legal ones, their cost, effects and text, and the reasons why others are refused. */
@NullMarked
package hidalgo.rules.caballero.moves;

import org.jspecify.annotations.NullMarked;
