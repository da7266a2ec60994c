package hidalgo.rules.grande;

import hidalgo.rules.Catalogue;

/** The texts of the rules of El Grande. */
public final class GrandeTexts implements Catalogue {}
