package hidalgo.thirdgame;

import hidalgo.rules.Catalogue;

/** The texts of La Puja. */
public final class PujaTexts implements Catalogue {}
