package hidalgo.server.rating;

import java.util.List;

/** Stores the results of people with accounts. They are written together with the event that ends the game. */
public interface ResultRepository {
    /** Whether the results of a table are stored already. */
    boolean has(String table);

    /** A person's results, the latest first. */
    List<GameResult> of(String person, int most);
}
