package hidalgo.bots.grande;

import hidalgo.rules.Catalogue;

/** The reasons for moves of El Grande in words. */
public final class GrandeReasonTexts implements Catalogue {}
