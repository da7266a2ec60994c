/**
 * The things that a position of El Caballero consists of: tiles, the map with its regions, courts and the turn. Only
 * the packages of its rules change them.
 */
@NullMarked
package hidalgo.rules.caballero.state;

import org.jspecify.annotations.NullMarked;
