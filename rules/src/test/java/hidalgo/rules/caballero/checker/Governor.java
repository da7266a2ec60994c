package hidalgo.rules.caballero.checker;

/** A governor on an enclosed region, on water perhaps with its owner's ship beside it (EC-5.3, EC-5.4). */
record Governor(int owner, boolean ship) {}
