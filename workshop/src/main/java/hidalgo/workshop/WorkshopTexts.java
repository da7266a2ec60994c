package hidalgo.workshop;

import hidalgo.rules.Catalogue;
import java.util.List;

/** The texts of the workshop's commands, in English. */
public final class WorkshopTexts implements Catalogue {
    @Override
    public List<String> languages() {
        return List.of("en");
    }
}
