package hidalgo.tables.protocol;

import hidalgo.rules.Danger;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.Scoring;
import hidalgo.tables.table.Phase;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The server's answers, besides {@link TableView} and {@link Problem}. */
public final class Answers {
    private Answers() {}

    /**
     * The person who asks.
     *
     * @param name their name
     * @param named whether they have chosen it; all other guests have the same name
     * @param account whether they have an account
     * @param preferences their settings
     */
    public record Me(String name, boolean named, boolean account, Map<String, String> preferences) {}

    /**
     * A game that can be played here.
     *
     * @param id its name
     * @param options its options
     * @param seats the possible numbers of players
     * @param people the personas that bots can have, and their traits in this game
     * @param tempered the levels at which the traits show
     */
    public record GameInfo(
            String id,
            List<OptionInfo> options,
            List<Integer> seats,
            List<PersonaInfo> people,
            List<String> tempered) {}

    /**
     * A persona of a bot.
     *
     * @param id its name in requests
     * @param name its name
     * @param traits how much of each trait it has, from 0 to 4
     */
    public record PersonaInfo(String id, String name, Map<String, Integer> traits) {}

    /**
     * An option of a game.
     *
     * @param name its name; the catalogue explains it as {@code option.<game>.<name>}
     * @param kind number, flag or word
     * @param values the possible values
     * @param byDefault the default
     * @param rule the rule that describes it
     */
    public record OptionInfo(String name, String kind, List<String> values, String byDefault, String rule) {}

    /**
     * The games that can be played here.
     *
     * @param games the games
     * @param bots the levels of bots, the weakest first
     * @param version the version of the program
     * @param addresses where other computers can reach the server; only sent to people who opened it as localhost
     * @param signUp the people who may make an account
     * @param guests the rights of people without an account
     * @param service the name of another service at which people can sign in; null if there is none
     * @param mail whether the server sends e-mail
     */
    public record Welcome(
            List<GameInfo> games,
            List<String> bots,
            String version,
            List<String> addresses,
            SignUp signUp,
            GuestRights guests,
            @Nullable String service,
            boolean mail) {}

    /**
     * All that a page needs when it opens.
     *
     * @param me the person
     * @param welcome the games that can be played here
     * @param table the table of the page; null if it has none, or one that the person may not see
     */
    public record Arrival(Me me, Welcome welcome, @Nullable TableView table) {}

    /**
     * The lobby.
     *
     * @param mine the person's own tables, those that wait for them first
     * @param open public tables with an open seat
     * @param running public tables that can be watched
     * @param finished finished games, the person's own and public ones
     */
    public record Lobby(
            List<TableLine> mine, List<TableLine> open, List<TableLine> running, List<TableLine> finished) {}

    /**
     * The result of a move.
     *
     * @param version the version it led to
     * @param table the table after it, unless the client does without
     */
    public record Done(int version, @Nullable TableView table) {}

    /**
     * The preview of a move.
     *
     * @param move the move
     * @param forecast its effects: a Preview of its game, if the move is legal
     * @param problem the reason if it is not
     */
    public record PreviewedMove(
            String move,
            @Nullable Record forecast,
            @Nullable Problem problem) {}

    /**
     * The previews of several moves.
     *
     * @param version the version of the table
     * @param moves the moves in the order of the request
     */
    public record WhatIf(int version, List<PreviewedMove> moves) {}

    /**
     * The pieces that others could take from a seat with a single move.
     *
     * @param version the version of the table
     * @param dangers each of them
     */
    public record Dangers(int version, List<Danger> dangers) {}

    /**
     * A seat's knowledge of the whole game, for a client that computes the results of moves by the rules.
     *
     * @param version the version of the table without choices that are still secret
     * @param moves how many moves the record has
     * @param record the record of the game so far; hidden things are in an order that has nothing to do with the true
     *     one
     */
    public record Sight(int version, int moves, String record) {}

    /**
     * A bot's suggestion.
     *
     * @param version the version of the table
     * @param moves the rest of the turn as far as it can be foreseen; none if it is best to let things pass
     * @param reasons the reasons
     * @param chance the seat's chance to win, from 0 to 1
     * @param others the next best moves to begin with
     */
    public record Hint(int version, List<String> moves, List<Text> reasons, double chance, List<OtherHint> others) {}

    /**
     * Another move that a bot has thought about.
     *
     * @param move the move
     * @param reasons why it is good
     */
    public record OtherHint(String move, List<Text> reasons) {}

    /**
     * A line of chat.
     *
     * @param line its number among those of the players or of the spectators, from 1
     * @param seat the seat that wrote it, or -1 for a spectator
     * @param name the name of the writer; empty with news
     * @param text the text
     * @param news the news of a seat or of the game, if it is not a text
     * @param at when, in milliseconds since 1970
     */
    public record ChatLine(
            int line,
            int seat,
            String name,
            String text,
            @Nullable Text news,
            long at) {}

    /**
     * The part of a table with a password that is public before the password is given.
     *
     * @param game the game
     * @param name the name that the host gave it, or nothing
     * @param host the name of the host; empty if they have no seat
     * @param phase its phase
     * @param open how many seats are open
     */
    public record Door(String game, @Nullable String name, String host, Phase phase, int open) {}

    /**
     * One scoring with every line of its sheet.
     *
     * @param ply the move that led to it
     * @param scoring its points
     * @param sheet the lines
     * @param table the table that was scored
     */
    public record Sheet(int ply, Scoring scoring, List<ScoreLine> sheet, Record table) {}

    /**
     * A game to replay, without its positions.
     *
     * @param id its identifier in links
     * @param name the name of its table, or nothing
     * @param game the game
     * @param options every option and its value
     * @param names the names of the seats
     * @param personas the personas of the bots among them, for their portraits; empty for people
     * @param yours the seats of the person who asks; none in a record
     * @param left the seats whose people have left them to a bot
     * @param finished whether the game is over
     * @param log every move
     * @param totals every seat's points after each move, from before the first one
     * @param sheets all scorings
     * @param deal the proof of the deal, if there is one
     */
    public record ReplayView(
            String id,
            @Nullable String name,
            String game,
            Map<String, String> options,
            List<String> names,
            List<String> personas,
            List<Integer> yours,
            List<Integer> left,
            boolean finished,
            List<LogLine> log,
            List<List<Integer>> totals,
            List<Sheet> sheets,
            @Nullable Deal deal) {}

    /**
     * Some positions of a replay.
     *
     * @param from how many moves led to the first
     * @param positions one after the other
     */
    public record Positions(int from, List<Moment> positions) {}

    /**
     * A position of a replay, as all may see it.
     *
     * @param ply how many moves led to it
     * @param round the round
     * @param movers the seats that may move
     * @param table the table
     * @param sheet the points that a scoring now would give, if nothing hidden counts
     */
    public record Moment(int ply, int round, List<Integer> movers, Record table, List<ScoreLine> sheet) {}

    /**
     * A token for a program; the secret is shown once.
     *
     * @param id its public identifier, used to revoke it
     * @param label its purpose
     * @param token the token, only when it is new
     * @param scope its rights
     * @param created when, in milliseconds since 1970
     * @param expires until when it is good, in milliseconds since 1970
     * @param used when it was last used, to the hour, in milliseconds since 1970; 0 if never
     */
    public record Token(
            String id, String label, @Nullable String token, TokenScope scope, long created, long expires, long used) {}

    /**
     * The account of the person who asks.
     *
     * @param name the name to sign in with, in lower case
     * @param codes how many recovery codes still work
     * @param password whether it has a password; without one, the person proves who they are by signing in again
     * @param service whether the person can sign in by the other service
     */
    public record Account(String name, int codes, boolean password, boolean service) {}

    /**
     * A passkey.
     *
     * @param id its identifier
     * @param label the browser in which it was made
     * @param created when, in milliseconds since 1970
     * @param used when it was last used; 0 if never
     */
    public record Passkey(String id, String label, long created, long used) {}

    /**
     * A request for a device to make a passkey.
     *
     * @param challenge the text that it signs, in Base64 for addresses
     * @param host the name of the site
     * @param user the identifier of the account, in Base64 for addresses
     * @param name the name of the account
     * @param known the identifiers of the passkeys that there are
     * @param algorithms the signatures that the server can check, as numbers of COSE
     */
    public record NewPasskey(
            String challenge, String host, String user, String name, List<String> known, List<Long> algorithms) {}

    /**
     * A request for a device to sign in with a passkey.
     *
     * @param challenge the text that it signs, in Base64 for addresses
     * @param host the name of the site
     */
    public record PasskeyChallenge(String challenge, String host) {}

    /**
     * The private note of a player about a game.
     *
     * @param text the text; empty if there is none
     */
    public record Note(String text) {}

    /**
     * The vacation of a person.
     *
     * @param until until when they are away, in milliseconds since 1970; 0 if they are here
     * @param left for how many more days they may be away this year
     */
    public record Vacation(long until, int left) {}

    /**
     * A link that brings its reader a seat.
     *
     * @param secret the part of the link after the #
     */
    public record SeatLink(String secret) {}

    /**
     * The way to another service.
     *
     * @param address where the browser goes
     */
    public record Way(String address) {}

    /**
     * Recovery codes, which are shown once.
     *
     * @param codes the codes
     */
    public record RecoveryCodes(List<String> codes) {}

    /**
     * A browser in which a person is signed in.
     *
     * @param id its identifier, used to end its session
     * @param label the name of the browser, such as "Firefox, Windows"; empty if unknown
     * @param current whether it is the one that asks
     * @param created when the person signed in, in milliseconds since 1970
     * @param used when it was last used, to the hour, in milliseconds since 1970; 0 if unknown
     */
    public record Browser(String id, String label, boolean current, long created, long used) {}

    /**
     * The e-mail address of a person.
     *
     * @param address the address; empty if there is none
     * @param confirmed whether the person has entered the code that was sent to it
     * @param problem why the last message failed; nothing if it did not
     * @param paused whether nothing is sent until a test succeeds, because many messages have failed
     */
    public record Mail(
            String address, boolean confirmed, @Nullable Text problem, boolean paused) {}

    /**
     * The address that is called when it is a person's turn.
     *
     * @param address the address; empty if there is none
     * @param confirmed whether the person has entered the code that was sent to it
     * @param secret the key of the signature of calls, only when the address is new
     * @param form the form of the messages
     * @param problem why the last message failed; nothing if it did not
     * @param paused whether nothing is sent until a test succeeds, because many messages have failed
     */
    public record Webhook(
            String address,
            boolean confirmed,
            @Nullable String secret,
            WebhookForm form,
            @Nullable Text problem,
            boolean paused) {}

    /**
     * The browsers of a person that get messages while no page is open.
     *
     * @param key the server's public key, for a new subscription
     * @param browsers the browsers
     */
    public record Push(String key, List<PushBrowser> browsers) {}

    /**
     * A browser that gets messages while no page is open.
     *
     * @param id its identifier, used to remove it
     * @param label the name of the browser; empty if that is not known
     * @param confirmed whether a first message has reached it
     * @param endpoint where messages for it go, by which it recognises itself
     * @param created when it was added, in milliseconds since 1970
     * @param problem why the last message failed; nothing if it did not
     */
    public record PushBrowser(
            String id,
            String label,
            boolean confirmed,
            String endpoint,
            long created,
            @Nullable Text problem) {}

    /**
     * Something that was created.
     *
     * @param id its identifier
     */
    public record Created(String id) {}

    /**
     * The analysis of a game so far.
     *
     * @param state none, waiting, running or done
     * @param done how many turns are judged
     * @param turns how many there are
     * @param outlook every seat's chance to win before the first turn and after each
     * @param judged the turns that are judged
     */
    public record AnalysisView(
            AnalysisState state, int done, int turns, List<List<Double>> outlook, List<JudgedTurn> judged) {}

    /** The state of an analysis. */
    public enum AnalysisState {
        /** No one has asked for it. */
        NONE,
        /** It will begin when the bots have time. */
        WAITING,
        /** It is running. */
        RUNNING,
        /** It is finished. */
        DONE
    }

    /**
     * A turn as the bot judges it.
     *
     * @param first the number of its first move, from 1
     * @param last the number of its last move
     * @param round the round
     * @param seat the seat that played it
     * @param before the seat's chance to win before it
     * @param after the chance after it
     * @param best the chance after the best turn
     * @param better the moves of a better turn; none if the one played is as good
     * @param reasons why it is better
     * @param turning whether this is a turning point of the game
     */
    public record JudgedTurn(
            int first,
            int last,
            int round,
            int seat,
            double before,
            double after,
            double best,
            List<String> better,
            List<Text> reasons,
            boolean turning) {}

    /**
     * The statistics of one seat in a game.
     *
     * @param seat the seat
     * @param total its points
     * @param sources its points by source: keys of the catalogue after {@code score.}
     * @param evicted the number it evicted of others, as the game counts it
     * @param lost the number it lost itself, as the game counts it
     * @param moves its moves
     */
    public record SeatNumbers(int seat, int total, Map<String, Integer> sources, int evicted, int lost, int moves) {}

    /**
     * A game that a person has played.
     *
     * @param table its table
     * @param game the game
     * @param at when it ended, in milliseconds since 1970
     * @param players how many played
     * @param points the person's points
     * @param place the person's place
     * @param before the person's rating before it
     * @param after the rating after it
     */
    public record Result(
            String table, String game, long at, int players, int points, int place, int before, int after) {}

    /**
     * The games that a person with an account has played.
     *
     * @param results the results, the latest first
     */
    public record History(List<Result> results) {}

    /**
     * The secret of a deal, from which a device plays it.
     *
     * @param day the day
     * @param seed the seed of the deal
     * @param salt the salt of its hash
     */
    public record CarriedDeal(String day, String seed, String salt) {}

    /**
     * A day that has a puzzle.
     *
     * @param day the day, such as 2026-05-31
     * @param game the game
     * @param word the kind of move allowed
     */
    public record PuzzleLine(String day, String game, String word) {}

    /**
     * A puzzle: gain as much on the rival as one move can.
     *
     * @param day its day
     * @param game the game
     * @param round the round
     * @param seat the seat that moves: that of the person who tries
     * @param rival the seat to gain on
     * @param word the kind of move allowed
     * @param names the names of the others; empty for the seat that moves
     * @param personas the personas of the others, for their portraits
     * @param totals the points of every seat
     * @param table the table, as all would see it
     * @param moves the moves to choose from
     */
    public record PuzzleView(
            String day,
            String game,
            int round,
            int seat,
            int rival,
            String word,
            List<String> names,
            List<String> personas,
            List<Integer> totals,
            Record table,
            List<String> moves) {}

    /**
     * The result of an attempt at a puzzle.
     *
     * @param gain the points it gains on the rival
     * @param bestGain the points the best move gains
     * @param place its place among all moves, from 1
     * @param count how many moves there are
     * @param yours the move, with its effects
     * @param best the best move, with its effects
     * @param table the table after the best move
     * @param sheetBefore the points of a scoring before any move
     * @param sheetAfter the points of a scoring after the best move
     */
    public record PuzzleVerdict(
            int gain,
            int bestGain,
            int place,
            int count,
            LogLine yours,
            LogLine best,
            Record table,
            List<ScoreLine> sheetBefore,
            List<ScoreLine> sheetAfter) {}

    /**
     * The list of cups.
     *
     * @param mine those of the caller, as an entrant or as the organiser, the latest first
     * @param open those that people can enter, the next to start first
     * @param running those that run
     * @param over the latest that are over
     */
    public record Cups(List<CupSummary> mine, List<CupSummary> open, List<CupSummary> running, List<CupSummary> over) {}

    /**
     * The games of a cup's latest round.
     *
     * @param number how many events the cup has had; the cup has changed if it is another number than before
     * @param now the time at the server, in milliseconds since 1970
     * @param tables some of its tables that are being played: the caller's own first
     */
    public record CupGames(int number, long now, List<CupGame> tables) {}

    /**
     * A game of a cup that is being played, as far as all may know of it.
     *
     * @param table the number of the table in its round, from 0
     * @param round the round of the game
     * @param rounds the number of its last round
     * @param totals the points of the seats now
     * @param obliged the seats that must move
     * @param out the seats whose time has run out
     * @param left the seats that people have left to bots
     */
    public record CupGame(
            int table,
            int round,
            int rounds,
            List<Integer> totals,
            List<Integer> obliged,
            List<Integer> out,
            List<Integer> left) {}
}
