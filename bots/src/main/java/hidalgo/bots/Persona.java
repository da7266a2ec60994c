package hidalgo.bots;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;

/**
 * A bot's persona at a table: it has a name, and can play at any level.
 *
 * @param id the name of the persona in descriptions of bots and in pictures
 * @param name the name that people read, in every language
 */
public record Persona(String id, String name) {
    private static final List<Persona> ALL = read();

    /** All personas. */
    public static List<Persona> all() {
        return ALL;
    }

    /** The person with a name. */
    public static Optional<Persona> named(String name) {
        return ALL.stream().filter(persona -> persona.name().equals(name)).findFirst();
    }

    /** The person with an identifier. */
    public static Optional<Persona> of(String id) {
        return ALL.stream().filter(persona -> persona.id().equals(id)).findFirst();
    }

    private static List<Persona> read() {
        Properties lines = new Properties();
        try (var in = Objects.requireNonNull(Persona.class.getResourceAsStream("personas.properties"))) {
            lines.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.of(lines.getProperty("all").split(" ")).stream()
                .map(id -> new Persona(id, Objects.requireNonNull(lines.getProperty(id), id)))
                .toList();
    }
}
