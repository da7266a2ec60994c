package hidalgo.server.rating;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Strengths;
import hidalgo.server.rating.RatedGame.RatedSeat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/*
 * A bot can hold several seats of a table, but has one rating: it moves by the mean of what its seats would move it, because seats of
 * one game tell little more than one.
 */

/** The ratings of the players of a game, before and after it. */
public final class RatingUpdate {
    private final RatedGame game;
    private final List<Rating> before = new ArrayList<>();
    private final List<Rating> after;

    /**
     * The update by a game.
     *
     * @param known the stored ratings of its players
     */
    public RatingUpdate(RatedGame game, Map<String, Rating> known) {
        this.game = game;
        for (RatedSeat seat : game.seats()) {
            Rating rating = known.getOrDefault(seat.player(), first(game, seat.player()));
            before.add(RatedGame.isBot(seat.player()) ? rating : rating.drifted());
        }
        this.after = PlackettLuce.rate(before, game.places(), game.isPlayed());
    }

    /** The rating of a player before the first game: bots have been measured. */
    public static Rating first(RatedGame game, String player) {
        if (!RatedGame.isBot(player)) {
            return Rating.NEWCOMER;
        }
        return GameKnowledge.ALL.all().stream()
                .filter(knowledge -> knowledge.game().equals(game.game()))
                .findFirst()
                .map(GameKnowledge::strengths)
                .flatMap(strengths -> strengths.of(game.seats().size(), RatedGame.level(player)))
                .map((Strengths.Strength measured) -> new Rating(measured.rating(), measured.deviation()))
                .orElse(Rating.NEWCOMER);
    }

    /** The rating of a seat before the game. */
    public Rating before(int seat) {
        return before.get(seat);
    }

    /** The rating of a seat after the game, as far as this seat counts. */
    public Rating after(int seat) {
        return after.get(seat);
    }

    /** The ratings to be stored, by player, in an order that is the same everywhere. */
    public Map<String, Rating> stored() {
        Map<String, List<Integer>> seats = new TreeMap<>();
        for (int seat = 0; seat < after.size(); seat++) {
            RatedSeat rated = game.seats().get(seat);
            if (rated.isRated()) {
                seats.computeIfAbsent(rated.player(), player -> new ArrayList<>())
                        .add(seat);
            }
        }
        Map<String, Rating> stored = new LinkedHashMap<>();
        seats.forEach((player, held) -> stored.put(
                player,
                new Rating(
                        held.stream()
                                .mapToDouble(seat -> after(seat).mean())
                                .average()
                                .orElseThrow(),
                        held.stream()
                                .mapToDouble(seat -> after(seat).deviation())
                                .average()
                                .orElseThrow())));
        return stored;
    }
}
