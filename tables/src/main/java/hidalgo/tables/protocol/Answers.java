package hidalgo.tables.protocol;

import hidalgo.rules.Danger;
import hidalgo.tables.table.Phase;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The server's answers, besides {@link TableView}, {@link Problem}, {@link AccountAnswers} and {@link ReplayAnswers}. */
public final class Answers {
    private Answers() {}

    /**
     * The person who asks.
     *
     * @param name their name
     * @param named whether they have chosen it; all other guests have the same name
     * @param account whether they have an account
     * @param preferences their settings
     * @param role their role; null for most people
     * @param avoids whether they have muted or blocked other people
     */
    public record Me(
            String name,
            boolean named,
            boolean account,
            Map<String, String> preferences,
            Moderation.@Nullable Role role,
            boolean avoids) {}

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
     * @param announcement the announcement of the host; null if there is none
     */
    public record Lobby(
            List<TableLine> mine,
            List<TableLine> open,
            List<TableLine> running,
            List<TableLine> finished,
            @Nullable String announcement) {}

    /**
     * Finished games that a search has found, the newest first.
     *
     * @param games some of them
     * @param older where the search goes on; null if there are no more
     */
    public record FoundGames(
            List<TableLine> games, @Nullable String older) {}

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
     * The private note of a player about a game.
     *
     * @param text the text; empty if there is none
     */
    public record Note(String text) {}

    /**
     * A link that brings its reader a seat.
     *
     * @param secret the part of the link after the #
     */
    public record SeatLink(String secret) {}

    /**
     * Something that was created.
     *
     * @param id its identifier
     */
    public record Created(String id) {}

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
