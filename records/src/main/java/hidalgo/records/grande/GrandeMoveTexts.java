package hidalgo.records.grande;

import hidalgo.rules.Catalogue;

/** The moves of El Grande in words. */
public final class GrandeMoveTexts implements Catalogue {}
