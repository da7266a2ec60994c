package hidalgo.app.play;

import hidalgo.app.game.PreviewText;
import hidalgo.app.game.TerminalGame;
import hidalgo.app.text.Sentences;
import hidalgo.records.GameRecord;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Game;
import hidalgo.rules.Match;
import hidalgo.rules.Messages;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.rules.TextColours;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A person who plays by typing: moves by number or notation, and a few commands. */
final class TerminalPlayer implements TerminalMatch.Person {
    private static final List<String> HELP =
            List.of("number", "notation", "list", "whatIf", "hint", "undo", "board", "save", "quit");

    private final Game game;
    private final TerminalGame terminal;
    private final Match match;
    private final int seat;
    private final TextColours colours;
    private final RandomSource random;
    private final Chronicle chronicle;
    private final Dialogue dialogue;
    private final Set<Path> saved = new HashSet<>();
    private int boardShown = -1;
    private int menuShown = -1;

    TerminalPlayer(
            Game game,
            Match match,
            int seat,
            TextColours colours,
            RandomSource random,
            Chronicle chronicle,
            Dialogue dialogue) {
        this.game = game;
        this.terminal = TerminalGame.ALL.of(game.id());
        this.match = match;
        this.seat = seat;
        this.colours = colours;
        this.random = random;
        this.chronicle = chronicle;
        this.dialogue = dialogue;
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public boolean moves(Position position) {
        MoveMenu menu = new MoveMenu(position.view(seat));
        int turn = position.turn();
        if (boardShown != turn) {
            boardShown = turn;
            dialogue.print("\n" + board(position) + "\n");
        }
        if (menuShown != match.steps().size()) {
            menuShown = match.steps().size();
            dialogue.print(menu.text());
        }
        String line = dialogue.ask(Sentences.seat(seat));
        return line != null && obey(line, position, menu);
    }

    @Override
    public boolean mayInterrupt(Position position) {
        dialogue.print(Messages.ENGLISH.text(terminal.interruption()));
        while (true) {
            String line = dialogue.ask(Sentences.seat(seat));
            if (line == null) {
                return false;
            }
            if (line.isEmpty()) {
                return true;
            }
            int steps = match.steps().size();
            MoveMenu menu = new MoveMenu(position.view(seat));
            if (!obey(line, position, menu)) {
                return false;
            }
            if (match.steps().size() != steps) {
                return true;
            }
        }
    }

    /** Carries out a line; false if the person quits. */
    private boolean obey(String line, Position position, MoveMenu menu) {
        String verb = line.split("\\s+", 2)[0];
        String rest = line.substring(verb.length()).strip();
        switch (verb) {
            case "" -> dialogue.print(menu.text());
            case "quit", "exit" -> {
                return false;
            }
            case "?", "help" -> explain(rest, position, menu);
            case "hint" -> Hint.of(position.view(seat), random).forEach(dialogue::print);
            case "undo" -> undo();
            case "save" -> save(rest);
            case "list" -> list(rest, menu);
            case "board" -> boardOrMove(line, position, menu);
            default -> playOrList(line, position, menu);
        }
        return true;
    }

    /** {@code board} shows the board, but can also be the beginning of a move. */
    private void boardOrMove(String line, Position position, MoveMenu menu) {
        if (line.equals("board")) {
            dialogue.print(board(position));
        } else {
            play(menu.move(line), position);
        }
    }

    private String board(Position position) {
        return terminal.board(position, colours).stripTrailing();
    }

    private void playOrList(String line, Position position, MoveMenu menu) {
        if (menu.hasKind(line) && !menu.isMove(line)) {
            list(line, menu);
        } else {
            play(menu.move(line), position);
        }
    }

    private void play(String move, Position position) {
        if (move.matches("[0-9]+")) {
            dialogue.print(Sentences.text("noNumber", "number", move));
        } else if (match.play(seat, move) instanceof Refusal refusal) {
            dialogue.print(refusal.text(Messages.ENGLISH));
        } else {
            chronicle.print(position, match);
        }
    }

    private void list(String kind, MoveMenu menu) {
        if (kind.isEmpty() || menu.hasKind(kind)) {
            dialogue.print(menu.list(kind.isEmpty() ? null : kind).stripTrailing());
        } else {
            dialogue.print(Sentences.text("noKind", "kind", kind));
        }
    }

    private void explain(String move, Position position, MoveMenu menu) {
        if (move.isEmpty()) {
            HELP.forEach(key -> dialogue.print("  " + Sentences.text("help." + key)));
            return;
        }
        String text = menu.move(move);
        switch (position.judge(seat, text)) {
            case Refusal refusal -> dialogue.print(refusal.text(Messages.ENGLISH));
            case Ruling.Legal(int number) -> {
                dialogue.print(position.notation(number) + ":");
                PreviewText.of(position.view(seat), number).forEach(line -> dialogue.print("    " + line));
            }
        }
    }

    private void undo() {
        if (!match.mayUndo(seat)) {
            dialogue.print(Sentences.text("noUndo"));
            return;
        }
        String move = match.steps().getLast().notation();
        match.undo(seat);
        chronicle.undone(match);
        menuShown = -1;
        dialogue.print(Sentences.text("undone", "move", move));
    }

    private void save(String name) {
        Path file = path(name);
        if (file == null) {
            dialogue.print(Sentences.text("save.noFile"));
        } else if (Files.exists(file) && !saved.contains(file)) {
            dialogue.print(Sentences.text("save.exists", "file", name));
        } else {
            try {
                Files.writeString(file, RecordWriter.text(GameRecord.of(game, match)));
                saved.add(file);
                dialogue.print(Sentences.text("saved", "file", name));
            } catch (IOException e) {
                dialogue.print(Sentences.text("save.denied", "file", name));
            }
        }
    }

    private static @Nullable Path path(String name) {
        try {
            return name.isEmpty() ? null : Path.of(name);
        } catch (InvalidPathException e) {
            return null;
        }
    }
}
