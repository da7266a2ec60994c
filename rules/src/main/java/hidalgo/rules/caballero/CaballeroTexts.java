package hidalgo.rules.caballero;

import hidalgo.rules.Catalogue;

/** The texts of the rules of El Caballero. */
public final class CaballeroTexts implements Catalogue {}
