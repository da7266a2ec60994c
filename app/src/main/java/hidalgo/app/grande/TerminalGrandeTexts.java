package hidalgo.app.grande;

import hidalgo.rules.Catalogue;
import java.util.List;

/** The texts of El Grande on the command line, in English. */
public final class TerminalGrandeTexts implements Catalogue {
    @Override
    public List<String> languages() {
        return List.of("en");
    }
}
