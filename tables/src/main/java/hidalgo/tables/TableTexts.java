package hidalgo.tables;

import hidalgo.rules.Catalogue;

/** The texts of tables: refusals, news in the chat, and lines of the log. */
public final class TableTexts implements Catalogue {}
