package hidalgo.tables.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A cup as all see it, and what it is to the caller.
 *
 * @param id its identifier in links
 * @param number how many events there have been; the view changes only with it
 * @param now the time at the server, in milliseconds since 1970
 * @param settings its settings
 * @param phase its phase
 * @param organiser the name of the organiser
 * @param isOrganiser whether the caller is the organiser
 * @param me the caller's number as an entrant; null if they have not entered
 * @param canEnter whether people can enter now
 * @param few whether it was cancelled because too few had entered
 * @param next when the cup or its next round starts, in milliseconds since 1970; null if that is not known yet
 * @param deadline when the games of the round are ended; null without a limit
 * @param planned how many rounds there are, as far as it is known
 * @param entrants all who entered, by number
 * @param rounds the rounds that were drawn
 * @param standings the standings, the best first; games that are not over don't count
 * @param notice the organiser's notice; empty if there is none
 * @param lines the latest lines of the chat, the oldest first
 */
public record CupView(
        String id,
        int number,
        long now,
        CupSettings settings,
        CupPhase phase,
        String organiser,
        boolean isOrganiser,
        @Nullable Integer me,
        boolean canEnter,
        boolean few,
        @Nullable Long next,
        @Nullable Long deadline,
        int planned,
        List<Entrant> entrants,
        List<Round> rounds,
        List<Standing> standings,
        String notice,
        List<Line> lines) {
    /**
     * A person who entered.
     *
     * @param name their name
     * @param playing whether the next round is drawn with them
     * @param missed whether they did not come to their latest table
     */
    public record Entrant(String name, boolean playing, boolean missed) {}

    /**
     * A round.
     *
     * @param stage the kind of round
     * @param over whether all its games are over
     * @param tables its tables
     * @param sittingOut the entrants who sit out
     */
    public record Round(CupStage stage, boolean over, List<Table> tables, List<Integer> sittingOut) {}

    /**
     * A table of a round; the lists have an item for each seat.
     *
     * @param id its identifier in links
     * @param seats the entrants; -1 for a bot
     * @param totals the points of the game; empty while it is played
     * @param places the places
     * @param points the points that the places give
     * @param left the seats whose entrants did not play to the end
     */
    public record Table(
            String id,
            List<Integer> seats,
            List<Integer> totals,
            List<Integer> places,
            List<Double> points,
            List<Integer> left) {}

    /**
     * A line of the standings.
     *
     * @param rank the rank, which equal entrants share
     * @param entrant the entrant
     * @param points the points of all their places
     * @param share the average share of the points at their tables, in percent
     * @param rivals the points of all who sat at their tables
     */
    public record Standing(int rank, int entrant, double points, double share, double rivals) {}

    /**
     * A line of the chat: of a person, or news.
     *
     * @param at when, in milliseconds since 1970
     * @param name the name of the person who wrote it; empty for news
     * @param isOrganiser whether the organiser wrote it
     * @param text their text
     * @param news a word for the kind of news; empty for a person's line
     * @param round the round of the news, from 0; -1 without one
     * @param table the table of the news, from 0; -1 without one
     * @param entrant the entrant that the news is about; -1 without one
     * @param n a number in the news
     */
    public record Line(
            long at,
            String name,
            boolean isOrganiser,
            String text,
            String news,
            int round,
            int table,
            int entrant,
            int n) {}
}
