package hidalgo.rules;

/** What all games say. */
public final class RuleTexts implements Catalogue {}
