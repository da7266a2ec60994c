package hidalgo.thirdgame;

import hidalgo.rules.Catalogue;

/** What La Puja says. */
public final class PujaTexts implements Catalogue {}
