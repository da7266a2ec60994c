/* One line for each game. The pages show the games in the order of these names. */

export { caballero } from './caballero';
export { grande } from './grande';
