package hidalgo.records.caballero;

import hidalgo.rules.Catalogue;

/** The moves of El Caballero in words. */
public final class CaballeroMoveTexts implements Catalogue {}
