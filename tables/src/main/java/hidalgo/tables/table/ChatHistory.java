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
    private final List<ChatLine> gallery = new ArrayList<>();
    private long letters;

    /**
     * The state of both chats at a moment.
     *
     * @param players how many lines the players had written
     * @param gallery how many lines the spectators had written
     */
    public record Mark(int players, int gallery) {}

    void add(TableEvent.Said said, long at) {
        List<ChatLine> room = said.seat() == View.SPECTATOR ? gallery : players;
        room.add(new ChatLine(room.size() + 1, said.seat(), said.name(), said.text(), null, at));
        letters += said.text().length();
    }

    /** How much memory it takes, by estimate. */
    long bytes() {
        return LINE_BYTES * (players.size() + gallery.size()) + LETTER_BYTES * letters;
    }

    /** Both chats get the news of a seat. */
    void tell(News news, long at) {
        players.add(new ChatLine(players.size() + 1, news.seat(), "", "", news.text(), at));
    }

    /** The lines of the players. */
    public List<ChatLine> players() {
        return Collections.unmodifiableList(players);
    }

    /** The lines of the spectators. */
    public List<ChatLine> gallery() {
        return Collections.unmodifiableList(gallery);
    }

    /** The current state. */
    public Mark mark() {
        return new Mark(players.size(), gallery.size());
    }

    /** The lines after a state, of one chat or both. */
    public List<ChatLine> since(Mark mark, boolean ofPlayers, boolean ofGallery) {
        return Stream.concat(
                        ofPlayers ? players.stream().skip(mark.players()) : Stream.of(),
                        ofGallery ? gallery.stream().skip(mark.gallery()) : Stream.of())
                .toList();
    }
}
