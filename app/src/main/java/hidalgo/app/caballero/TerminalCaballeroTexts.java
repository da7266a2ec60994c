package hidalgo.app.caballero;

import hidalgo.rules.Catalogue;
import java.util.List;

/** What the command line says of El Caballero, in English. */
public final class TerminalCaballeroTexts implements Catalogue {
    @Override
    public List<String> languages() {
        return List.of("en");
    }
}
