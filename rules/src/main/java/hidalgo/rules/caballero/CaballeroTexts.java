package hidalgo.rules.caballero;

import hidalgo.rules.Catalogue;

/** What the rules of El Caballero say. */
public final class CaballeroTexts implements Catalogue {}
