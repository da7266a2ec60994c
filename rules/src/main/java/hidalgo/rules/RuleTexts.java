package hidalgo.rules;

/** The texts that all games share. */
public final class RuleTexts implements Catalogue {}
