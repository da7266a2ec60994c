package hidalgo.records;

import hidalgo.rules.Catalogue;

/** The texts about records. */
public final class RecordTexts implements Catalogue {}
