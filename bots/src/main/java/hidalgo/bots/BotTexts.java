package hidalgo.bots;

import hidalgo.rules.Catalogue;

/** What bots say. */
public final class BotTexts implements Catalogue {}
