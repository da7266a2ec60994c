package hidalgo.lab;

import hidalgo.rules.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/*
 * The file is text, line by line: a title, the facts as "name value", the shard, the lines, and their number at the
 * end, so that a file that was cut off is noticed.
 */

/**
 * The results of one shard of a run.
 *
 * @param run the facts that all parts of the run share: the version, the command, and everything that decides its
 *     result; no value has several lines
 * @param shard which part it is
 * @param lines its results, in the order of its units
 */
public record Part(Map<String, String> run, Shard shard, List<String> lines) {
    private static final String TITLE = "hidalgo part";
    private static final String SHARD = "shard";
    private static final String END = "end";

    /** An immutable part. */
    public Part {
        run = new LinkedHashMap<>(run);
        lines = List.copyOf(lines);
    }

    /** The text of its file. */
    public String text() {
        StringBuilder text = new StringBuilder(TITLE).append('\n');
        run.forEach((name, value) -> text.append(name).append(' ').append(value).append('\n'));
        text.append(SHARD).append(' ').append(shard).append('\n');
        lines.forEach(line -> text.append(line).append('\n'));
        return text.append(END).append(' ').append(lines.size()).append('\n').toString();
    }

    /** The part in a file. */
    public static Part of(String file, List<String> text) throws PartRefused {
        if (text.isEmpty() || !text.getFirst().equals(TITLE)) {
            throw new PartRefused(Message.of(text.isEmpty() ? "part.cut" : "part.none", "file", file));
        }
        Map<String, String> run = new LinkedHashMap<>();
        int at = 1;
        while (at < text.size() && !text.get(at).startsWith(SHARD + " ")) {
            String line = text.get(at++);
            int space = line.indexOf(' ');
            run.put(space < 0 ? line : line.substring(0, space), space < 0 ? "" : line.substring(space + 1));
        }
        Optional<Shard> shard =
                at < text.size() ? Shard.of(text.get(at).substring(SHARD.length() + 1)) : Optional.empty();
        int lines = text.size() - at - 2;
        if (shard.isEmpty() || lines < 0 || !text.getLast().equals(END + " " + lines)) {
            throw new PartRefused(Message.of("part.cut", "file", file));
        }
        return new Part(run, shard.get(), text.subList(at + 1, text.size() - 1));
    }

    /**
     * The whole run: all lines in the order in which one process would have written them.
     *
     * @param parts the parts by the names of their files, at least one
     */
    public static Part join(Map<String, Part> parts) throws PartRefused {
        Map.Entry<String, Part> first = parts.entrySet().iterator().next();
        int count = first.getValue().shard.count();
        List<Map.Entry<String, Part>> ordered = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            ordered.add(first);
        }
        boolean[] there = new boolean[count];
        for (Map.Entry<String, Part> part : parts.entrySet()) {
            refuseOtherRun(first, part);
            int place = part.getValue().shard.number() - 1;
            if (there[place]) {
                throw new PartRefused(Message.of(
                        "part.twice",
                        "file",
                        part.getKey(),
                        "shard",
                        part.getValue().shard,
                        "first",
                        ordered.get(place).getKey()));
            }
            there[place] = true;
            ordered.set(place, part);
        }
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (!there[i]) {
                throw new PartRefused(Message.of("part.missing", "shard", new Shard(i + 1, count)));
            }
            lines.addAll(ordered.get(i).getValue().lines);
        }
        return new Part(first.getValue().run, Shard.WHOLE, lines);
    }

    private static void refuseOtherRun(Map.Entry<String, Part> first, Map.Entry<String, Part> other)
            throws PartRefused {
        Map<String, String> ours = new LinkedHashMap<>(first.getValue().run);
        Map<String, String> theirs = new LinkedHashMap<>(other.getValue().run);
        ours.put("shards", Integer.toString(first.getValue().shard.count()));
        theirs.put("shards", Integer.toString(other.getValue().shard.count()));
        Map<String, String> all = new LinkedHashMap<>(ours);
        all.putAll(theirs);
        for (String name : all.keySet()) {
            String our = ours.getOrDefault(name, "–");
            String their = theirs.getOrDefault(name, "–");
            if (!our.equals(their)) {
                throw new PartRefused(Message.of(
                        "part.different",
                        "file",
                        other.getKey(),
                        "name",
                        name,
                        "theirs",
                        their,
                        "ours",
                        our,
                        "first",
                        first.getKey()));
            }
        }
    }
}
