package hidalgo.tables;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/*
 * Unicode's list of confusable characters has thousands of pairs. Names are of one script already, so the remaining
 * pairs are scripts whose letters look like Latin ones, and letters of our own that look like others.
 */

/** The look of a name at a glance: two names of the same look can be mistaken for each other. */
public final class NameLikeness {
    private static final String LETTERS = "0o1lIl"
            // Cyrillic
            + "аaАaвbВbеeЕeкkКkмmМmнhНhоoОoрpРpсcСcтtТtуyУyхxХxѕsЅsіiІlјjЈjһhҺhԁdԛqԝwьbЬbӏlӀl"
            // Greek
            + "αaΑaΒbΕeΖzΗhιiΙlκkΚkΜmνvΝnοoΟoρpΡpτtΤtυuΥyχxΧx"
            // Armenian and Latin
            + "օoսuոnհhɑaɡgıiǀlƖlɩi";

    private static final Map<Integer, Integer> LOOKS = looks();

    private NameLikeness() {}

    private static Map<Integer, Integer> looks() {
        Map<Integer, Integer> looks = new HashMap<>();
        int[] points = LETTERS.codePoints().toArray();
        for (int i = 0; i < points.length; i += 2) {
            looks.put(points[i], points[i + 1]);
        }
        return looks;
    }

    /** The likeness of a name. */
    public static String of(String name) {
        StringBuilder letters = new StringBuilder();
        Normalizer.normalize(name, Normalizer.Form.NFKC)
                .codePoints()
                .map(point -> LOOKS.getOrDefault(point, point))
                .filter(Character::isLetterOrDigit)
                .forEach(letters::appendCodePoint);
        return letters.toString().toLowerCase(Locale.ROOT).replace("rn", "m").replace("vv", "w");
    }
}
