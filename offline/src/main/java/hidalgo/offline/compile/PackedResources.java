package hidalgo.offline.compile;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.rules.Messages;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The files that the worker carries: components, tiles, weights, nets, puzzles, and the texts that a server would send. */
public final class PackedResources implements ResourcesPolicy {
    /** The files beside a class that the code reads. A new kind of file has to be named here. */
    private static final List<String> FILES = List.of(
            "box.properties",
            "games.jsonl.gz",
            "personas.properties",
            "reconstructed.tiles",
            "stock.tsv",
            "temperaments.properties",
            "weights.properties");

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        Set<String> folders = new TreeSet<>();
        for (String name : classes) {
            if (name.startsWith("hidalgo.")) {
                folders.add(name.substring(0, name.lastIndexOf('.') + 1).replace('.', '/'));
            }
        }
        List<String> found = new ArrayList<>();
        for (String folder : folders) {
            FILES.forEach(file -> add(folder + file, found));
            Messages.LANGUAGES.forEach(language -> add(folder + "messages/" + language + ".properties", found));
        }
        for (GameKnowledge knowledge : GameKnowledge.ALL.all()) {
            String folder = knowledge.getClass().getPackageName().replace('.', '/') + "/";
            add(folder + "nets-" + knowledge.usualNets() + ".bin", found);
        }
        return found.toArray(String[]::new);
    }

    private static void add(String file, List<String> found) {
        if (PackedResources.class.getClassLoader().getResource(file) != null) {
            found.add(file);
        }
    }
}
