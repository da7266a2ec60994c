package hidalgo.records;

import hidalgo.rules.Catalogue;

/** What records say. */
public final class RecordTexts implements Catalogue {}
