package hidalgo.bots.caballero;

import hidalgo.rules.Catalogue;

/** The reasons for moves of El Caballero in words. */
public final class CaballeroReasonTexts implements Catalogue {}
