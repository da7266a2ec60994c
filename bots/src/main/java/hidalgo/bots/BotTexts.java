package hidalgo.bots;

import hidalgo.rules.Catalogue;

/** The texts of bots. */
public final class BotTexts implements Catalogue {}
