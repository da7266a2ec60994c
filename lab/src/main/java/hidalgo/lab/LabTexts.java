package hidalgo.lab;

import hidalgo.rules.Catalogue;
import java.util.List;

/** The texts of the lab, in English: only the terminal shows them. */
public final class LabTexts implements Catalogue {
    @Override
    public List<String> languages() {
        return List.of("en");
    }
}
