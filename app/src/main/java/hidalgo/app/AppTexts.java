package hidalgo.app;

import hidalgo.rules.Catalogue;
import java.util.List;

/** The texts of the command line, in English. */
public final class AppTexts implements Catalogue {
    @Override
    public List<String> languages() {
        return List.of("en");
    }
}
