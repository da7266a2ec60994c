package hidalgo.app.grande;

import hidalgo.rules.Catalogue;
import java.util.List;

/** What the command line says of El Grande, in English. */
public final class TerminalGrandeTexts implements Catalogue {
    @Override
    public List<String> languages() {
        return List.of("en");
    }
}
