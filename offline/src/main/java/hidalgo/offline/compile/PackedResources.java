package hidalgo.offline.compile;

import hidalgo.rules.Messages;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The files that the worker carries: components, tiles, weights, nets, puzzles, and the texts that a server would send. */
public final class PackedResources implements ResourcesPolicy {
    /** What code asks for that lies beside a class. A new kind of file has to be named here. */
    private static final List<String> FILES = List.of(
            "box.properties",
            "nets.bin",
            "personas.properties",
            "reconstructed.tiles",
            "temperaments.properties",
            "weights.properties");

    private static final String PUZZLES = "hidalgo/server/puzzle/";
    private static final String STOCK = "stock.tsv";

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        Set<String> folders = new TreeSet<>();
        for (String name : classes) {
            if (name.startsWith("hidalgo.")) {
                folders.add(name.substring(0, name.lastIndexOf('.') + 1).replace('.', '/'));
            }
        }
        List<String> found = new ArrayList<>(puzzles());
        for (String folder : folders) {
            FILES.forEach(file -> add(folder + file, found));
            Messages.LANGUAGES.forEach(language -> add(folder + "messages/" + language + ".properties", found));
        }
        return found.toArray(String[]::new);
    }

    /** The stock of puzzles, and the records that its lines begin with. */
    private static Set<String> puzzles() {
        Set<String> files = new TreeSet<>(Set.of(PUZZLES + STOCK));
        try (InputStream stock = PackedResources.class.getResourceAsStream("/" + PUZZLES + STOCK)) {
            new String(Objects.requireNonNull(stock).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .forEach(line -> files.add(PUZZLES + line.substring(0, line.indexOf('\t'))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    private static void add(String file, List<String> found) {
        if (PackedResources.class.getClassLoader().getResource(file) != null) {
            found.add(file);
        }
    }
}
