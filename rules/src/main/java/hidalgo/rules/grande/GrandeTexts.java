package hidalgo.rules.grande;

import hidalgo.rules.Catalogue;

/** What the rules of El Grande say. */
public final class GrandeTexts implements Catalogue {}
