package hidalgo.app.caballero;

import hidalgo.rules.Catalogue;
import java.util.List;

/** The texts of El Caballero on the command line, in English. */
public final class TerminalCaballeroTexts implements Catalogue {
    @Override
    public List<String> languages() {
        return List.of("en");
    }
}
