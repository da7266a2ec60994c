package hidalgo.rules;

/** What a game brings to one module. A module that needs something of games has one interface that extends this. */
public interface Door {
    /** The name of the game, as {@link Game#id} has it. */
    String game();
}
