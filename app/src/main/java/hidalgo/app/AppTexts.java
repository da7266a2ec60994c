package hidalgo.app;

import hidalgo.rules.Catalogue;
import java.util.List;

/** What the command line says, in English. */
public final class AppTexts implements Catalogue {
    @Override
    public List<String> languages() {
        return List.of("en");
    }
}
