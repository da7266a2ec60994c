package hidalgo.app.grande;

import hidalgo.app.game.PreviewText;
import hidalgo.app.game.TerminalGame;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.TextColours;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandeTable;
import hidalgo.rules.grande.Preview;
import hidalgo.rules.grande.TextBoard;

/** El Grande on the command line. */
public final class TerminalGrande implements TerminalGame {
    @Override
    public String game() {
        return ElGrande.ID;
    }

    @Override
    public String board(Position position, TextColours colours) {
        return TextBoard.of((GrandePosition) position, colours);
    }

    @Override
    public Message kind(String verb) {
        return Message.of("play.kind.eg." + verb);
    }

    /** Only a veto interrupts (EG-4.15). */
    @Override
    public Message interruption() {
        return Message.of("play.interrupt.eg");
    }

    @Override
    public void describe(Record preview, PreviewText lines) {
        Preview move = (Preview) preview;
        if (!move.certain()) {
            lines.add("uncertain");
            return;
        }
        for (Preview.Transfer transfer : move.transfers()) {
            lines.add(
                    "transfer",
                    "count",
                    transfer.count(),
                    "owner",
                    new Message.Seat(transfer.seat()),
                    "from",
                    transfer.from(),
                    "to",
                    transfer.to());
        }
        for (Preview.Change change : move.changes()) {
            GrandeTable.Region after = change.after();
            if (!after.counts().isEmpty()) {
                lines.add("region", "region", after.name(), "seats", PreviewText.perSeat(after.counts()));
            }
        }
        for (ScoreLine line : move.sheet()) {
            lines.add(
                    "scores",
                    "owner",
                    new Message.Seat(line.seat()),
                    "points",
                    line.points(),
                    "place",
                    line.place(),
                    "reason",
                    Message.of("score." + line.reason()));
        }
        lines.addIfScored(move.scoreBefore(), move.scoreAfter());
        if (move.castilloHidden()) {
            lines.add("castilloHidden");
        }
    }
}
