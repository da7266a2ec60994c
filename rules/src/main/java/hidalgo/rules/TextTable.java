package hidalgo.rules;

import java.util.ArrayList;
import java.util.List;

/** A table with columns as wide as their longest entry; the first column is left-aligned, the others right-aligned. */
public final class TextTable {
    private final List<List<String>> rows = new ArrayList<>();

    /** Adds a row. */
    public TextTable row(List<String> cells) {
        rows.add(List.copyOf(cells));
        return this;
    }

    /** The table as text, one line for each row; the first row is highlighted. */
    public String text(TextColours colours) {
        List<Integer> widths = new ArrayList<>();
        for (List<String> row : rows) {
            for (int column = 0; column < row.size(); column++) {
                if (column == widths.size()) {
                    widths.add(0);
                }
                widths.set(column, Math.max(widths.get(column), row.get(column).length()));
            }
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < rows.size(); i++) {
            String line = line(rows.get(i), widths);
            text.append(i == 0 ? colours.strong(line) : line).append('\n');
        }
        return text.toString();
    }

    private static String line(List<String> row, List<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
            String word = row.get(column);
            String space = " ".repeat(widths.get(column) - word.length());
            line.append(column == 0 ? word + space : "  " + space + word);
        }
        return line.toString().stripTrailing();
    }
}
