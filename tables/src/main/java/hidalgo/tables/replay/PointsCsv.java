package hidalgo.tables.replay;

import hidalgo.tables.protocol.Answers.ReplayView;
import hidalgo.tables.protocol.LogLine;

/** The points of a game after each move, for a spreadsheet. */
public final class PointsCsv {
    private PointsCsv() {}

    /** A line for every move. */
    public static String of(ReplayView view) {
        StringBuilder csv = new StringBuilder("ply,seat,move");
        for (int seat = 0; seat < view.names().size(); seat++) {
            csv.append(",total").append(seat);
        }
        csv.append("\r\n");
        for (LogLine line : view.log()) {
            csv.append(line.ply())
                    .append(',')
                    .append(line.seat())
                    .append(",\"")
                    .append(line.move())
                    .append('"');
            view.totals().get(line.ply()).forEach(total -> csv.append(',').append(total));
            csv.append("\r\n");
        }
        return csv.toString();
    }
}
