package hidalgo.tables.table;

/**
 * How long steps wait for people who may stop an action.
 *
 * @param seconds for how long; 0 for not at all
 * @param people whether the steps of people wait too, and not only those of bots
 */
public record HoldSetting(int seconds, boolean people) {
    /** The default. */
    public static final HoldSetting DEFAULT = new HoldSetting(5, false);
}
