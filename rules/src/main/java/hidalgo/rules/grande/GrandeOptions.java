package hidalgo.rules.grande;

import hidalgo.rules.GameOptions;
import hidalgo.rules.Option;
import hidalgo.rules.OptionValues;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The options of a game of El Grande.
 *
 * @param players the number of seats (EG-1.2)
 * @param shortGame whether only six rounds are played (EG-2.2)
 * @param fetch how many caballeros come from the province (EG-3.1)
 * @param castillo whether the contents of the Castillo are shown (EG-3.6)
 * @param angryKing the players that give to the angry King (EG-4.4)
 * @param grandeCard the players that move a grande (EG-4.11)
 * @param veto whether the vetoes are in the game (EG-4.15)
 */
public record GrandeOptions(
        int players,
        boolean shortGame,
        Fetch fetch,
        Castillo castillo,
        AngryKing angryKing,
        GrandeCard grandeCard,
        Veto veto)
        implements GameOptions {

    /** How many caballeros come from the province (EG-3.1). */
    public enum Fetch implements Option.Word {
        /** Exactly the power card's number. */
        EXACT,
        /** Any number up to that. */
        UP_TO
    }

    /** Whether the contents of the Castillo are shown (EG-3.6). */
    public enum Castillo implements Option.Word {
        /** Only when it is scored. */
        HIDDEN,
        /** Always. */
        OPEN
    }

    /** The players that give to the angry King (EG-4.4). */
    public enum AngryKing implements Option.Word {
        /** Every player. */
        EVERYONE,
        /** Every player but the active one. */
        OPPONENTS
    }

    /** The players that move a grande with the card for it (EG-4.11). */
    public enum GrandeCard implements Option.Word {
        /** The active player. */
        ACTIVE,
        /** Every player, secretly. */
        ALL
    }

    /** Whether the vetoes are in the game (EG-4.15). */
    public enum Veto implements Option.Word {
        /** They are. */
        ON,
        /** They are not, and pile 2 has nine cards. */
        OFF
    }

    /** All options, in the order of records. */
    static final List<Option> ALL = List.of(
            Option.players("EG-1.2", "2", "3", "4", "5"),
            Option.flag("short", "EG-2.2"),
            Option.choice("fetch", "EG-3.1", Fetch.values()),
            Option.choice("castillo", "EG-3.6", Castillo.values()),
            Option.choice("angryKing", "EG-4.4", AngryKing.values()),
            Option.choice("grandeCard", "EG-4.11", GrandeCard.values()),
            Option.choice("veto", "EG-4.15", Veto.values()));

    static GrandeOptions of(Map<String, String> given) {
        OptionValues choices = OptionValues.of(ALL, given, "EG-7");
        return new GrandeOptions(
                choices.number("players"),
                choices.flag("short"),
                choices.constant("fetch", Fetch.values()),
                choices.constant("castillo", Castillo.values()),
                choices.constant("angryKing", AngryKing.values()),
                choices.constant("grandeCard", GrandeCard.values()),
                choices.constant("veto", Veto.values()));
    }

    @Override
    public Map<String, String> values() {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("players", Integer.toString(players));
        values.put("short", Boolean.toString(shortGame));
        values.put("fetch", fetch.word());
        values.put("castillo", castillo.word());
        values.put("angryKing", angryKing.word());
        values.put("grandeCard", grandeCard.word());
        values.put("veto", veto.word());
        return values;
    }

    /** Whether all players see the contents of the Castillo (EG-3.6). */
    boolean castilloIsOpen() {
        return castillo == Castillo.OPEN;
    }

    /** The number of the last round (EG-2.2). */
    @Override
    public int lastRound() {
        return Box.rounds(shortGame)[rounds() - 1];
    }

    /** How many rounds are played (EG-2.2). */
    public int rounds() {
        return Box.rounds(shortGame).length;
    }
}
