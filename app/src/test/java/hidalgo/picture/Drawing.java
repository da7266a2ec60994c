package hidalgo.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Draws the house: a band for each module, a box for each package, and in each box what it knows. */
final class Drawing {
    private static final int WIDTH = 1240;
    private static final int MARGIN = 16;
    private static final int LABEL = 150;
    private static final int GAP = 8;
    private static final int LINE = 14;
    private static final int NAME = 150;
    private static final int LETTER = 7;
    private static final int MOST = 3;

    private final StringBuilder svg = new StringBuilder();
    private int y = MARGIN;

    /** The picture of some floors, from the roof to the ground. */
    static String of(List<Floor> floors) {
        Drawing drawing = new Drawing();
        floors.forEach(drawing::floor);
        return String.format(Locale.ROOT, """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12">
                <rect width="100%%" height="100%%" fill="#fbfcfb"/>
                """, WIDTH, drawing.y) + drawing.svg + "</svg>\n";
    }

    private void floor(Floor floor) {
        int top = y;
        y += GAP;
        for (List<Room> row : floor.rows()) {
            row(row);
        }
        text(MARGIN + GAP, top + 24, "font-size=\"17\" font-weight=\"700\" fill=\"#14213a\"", floor.name());
        int at = top + 42;
        for (String line : lines(floor.uses(), LABEL / LETTER)) {
            text(MARGIN + GAP, at, "fill=\"#5f6b80\"", line);
            at += LINE;
        }
        int height = Math.max(y, at) - top;
        svg.insert(
                0,
                String.format(
                        Locale.ROOT,
                        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"8\" fill=\"#e4e9eb\"/>%n",
                        MARGIN,
                        top,
                        WIDTH - 2 * MARGIN,
                        height));
        y = top + height + MARGIN;
    }

    /** Rooms side by side, in several lines if there are many. */
    private void row(List<Room> rooms) {
        for (int from = 0; from < rooms.size(); from += MOST) {
            List<Room> line = rooms.subList(from, Math.min(from + MOST, rooms.size()));
            int width = (WIDTH - 2 * MARGIN - LABEL - line.size() * GAP) / line.size();
            int highest = 0;
            for (int i = 0; i < line.size(); i++) {
                highest = Math.max(highest, room(line.get(i), MARGIN + LABEL + i * (width + GAP), width));
            }
            y += highest + GAP;
        }
    }

    /** Draws a room; how high it is. */
    private int room(Room room, int x, int width) {
        List<String> uses = lines(room.uses(), (width - NAME) / LETTER);
        int height = 12 + Math.max(1, uses.size()) * LINE;
        svg.append(String.format(
                Locale.ROOT,
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"6\" fill=\"#ffffff\" stroke=\"#aebac3\"/>%n",
                x,
                y,
                width,
                height));
        text(x + GAP, y + 17, "font-weight=\"600\" fill=\"#1f4e9e\"", room.name() + " (" + room.files() + ")");
        for (int i = 0; i < uses.size(); i++) {
            text(x + NAME, y + 17 + i * LINE, "fill=\"#42506a\"", uses.get(i));
        }
        return height;
    }

    /** Names in lines of so many letters at most, with an arrow before the first. */
    private static List<String> lines(List<String> names, int letters) {
        List<String> lines = new ArrayList<>();
        String line = "→";
        for (String name : names) {
            if (line.length() + name.length() + 1 > letters) {
                lines.add(line);
                line = " ";
            }
            line += " " + name;
        }
        if (!names.isEmpty()) {
            lines.add(line);
        }
        return lines;
    }

    private void text(int x, int baseline, String attributes, String words) {
        svg.append(
                String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\" %s>%s</text>%n", x, baseline, attributes, words));
    }
}
