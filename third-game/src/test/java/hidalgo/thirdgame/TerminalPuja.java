package hidalgo.thirdgame;

import hidalgo.app.game.PreviewText;
import hidalgo.app.game.TerminalGame;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.Position;
import hidalgo.rules.TextColours;

/** La Puja on the command line. */
public final class TerminalPuja implements TerminalGame {
    @Override
    public String game() {
        return LaPuja.ID;
    }

    @Override
    public String board(Position position, TextColours colours) {
        PujaPosition puja = (PujaPosition) position;
        return Messages.ENGLISH.text(
                Message.of("board.puja", "round", puja.round(), "prize", puja.prize(), "totals", puja.totals()));
    }

    @Override
    public Message kind(String verb) {
        return Message.of("play.kind.puja." + verb);
    }

    @Override
    public void describe(Record preview, PreviewText lines) {
        lines.add("puja", "prize", ((PujaPreview) preview).prize());
    }
}
