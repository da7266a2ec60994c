package hidalgo.tables.table;

import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/*
 * Players and spectators chat separately, each with their own lines and numbers: spectators can't use up the players'
 * limit, or advise players during the game.
 */

/** The chat of a table. */
public final class ChatHistory {
    private static final long LINE_BYTES = 110;
    private static final long LETTER_BYTES = 2;

    private final List<ChatLine> players = new ArrayList<>();
    private final List<ChatLine> spectators = new ArrayList<>();
    private long letters;

    /**
     * The state of both chats at a moment.
     *
     * @param players how many lines the players had written
     * @param spectators how many lines the spectators had written
     */
    public record Mark(int players, int spectators) {}

    void add(TableEvent.Said said, long at) {
        List<ChatLine> room = said.seat() == View.SPECTATOR ? spectators : players;
        room.add(new ChatLine(room.size() + 1, said.seat(), said.name(), said.text(), null, at, said.person()));
        letters += said.text().length();
    }

    /** How much memory it takes, by estimate. */
    long bytes() {
        return LINE_BYTES * (players.size() + spectators.size()) + LETTER_BYTES * letters;
    }

    /** Adds the news of a seat to the chat of the players. */
    void add(News news, long at) {
        players.add(new ChatLine(players.size() + 1, news.seat(), "", "", news.text(), at, null));
    }

    /** The lines of the players. */
    public List<ChatLine> players() {
        return Collections.unmodifiableList(players);
    }

    /** The lines of the spectators. */
    public List<ChatLine> spectators() {
        return Collections.unmodifiableList(spectators);
    }

    /** The current state. */
    public Mark mark() {
        return new Mark(players.size(), spectators.size());
    }

    /** The lines after a state, of one chat or both. */
    public List<ChatLine> since(Mark mark, boolean ofPlayers, boolean ofSpectators) {
        return Stream.concat(
                        ofPlayers ? players.stream().skip(mark.players()) : Stream.of(),
                        ofSpectators ? spectators.stream().skip(mark.spectators()) : Stream.of())
                .toList();
    }
}
