package hidalgo.rules;

/**
 * Information that a game provides for one module. Each module that needs something from games has one interface that
 * extends this.
 */
public interface Door {
    /** The name of the game, as {@link Game#id} has it. */
    String game();
}
