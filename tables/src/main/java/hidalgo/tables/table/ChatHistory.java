package hidalgo.tables.table;

import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/*
 * Those who play and those who watch talk apart, each with lines and numbers of their own: nobody who watches can fill the
 * room of those who play, or advise them while the game goes on.
 */

/** What was said at a table. */
public final class ChatHistory {
    private static final long LINE_BYTES = 110;
    private static final long LETTER_BYTES = 2;

    private final List<ChatLine> players = new ArrayList<>();
    private final List<ChatLine> gallery = new ArrayList<>();
    private long letters;

    /**
     * How far both talks had come at a moment.
     *
     * @param players how many lines those who play had said
     * @param gallery how many lines those who watch had said
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

    /** Everybody learns where they talk what has become of a seat. */
    void tell(News news, long at) {
        players.add(new ChatLine(players.size() + 1, news.seat(), "", "", news.text(), at));
    }

    /** What those at the table have said. */
    public List<ChatLine> players() {
        return Collections.unmodifiableList(players);
    }

    /** What those who watch have said. */
    public List<ChatLine> gallery() {
        return Collections.unmodifiableList(gallery);
    }

    /** How far it has come. */
    public Mark mark() {
        return new Mark(players.size(), gallery.size());
    }

    /** What was said after a mark, in one room or both. */
    public List<ChatLine> since(Mark mark, boolean ofPlayers, boolean ofGallery) {
        return Stream.concat(
                        ofPlayers ? players.stream().skip(mark.players()) : Stream.of(),
                        ofGallery ? gallery.stream().skip(mark.gallery()) : Stream.of())
                .toList();
    }
}
