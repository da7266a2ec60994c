package hidalgo.tables.protocol;

import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.HoldSetting;
import hidalgo.tables.table.Proposal;
import hidalgo.tables.table.Readiness;
import hidalgo.tables.table.Visibility;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The requests of clients, besides {@link NewTable}. */
public final class Requests {
    private Requests() {}

    /**
     * A move.
     *
     * @param seat the seat that moves
     * @param version the version of the table that the person saw
     * @param id a name that the client chooses for this move: if sent twice, it is played once
     * @param move the move in notation
     */
    public record Move(int seat, int version, String id, String move) {}

    /**
     * Taking back the latest move.
     *
     * @param seat the seat that takes it back
     * @param version the version of the table that the person saw
     * @param id a name that the client chooses for this request
     */
    public record Undo(int seat, int version, String id) {}

    /**
     * Power cards chosen in advance: the first one that is free is played when it is the seat's turn.
     *
     * @param seat the seat that plans
     * @param moves the cards as moves, at most three; none to plan nothing
     */
    public record Plan(int seat, List<String> moves) {}

    /**
     * Asks for previews of moves.
     *
     * @param seat the seat that would move
     * @param moves the moves
     * @param times how often in a row each is made, as long as it stays legal; once if missing
     */
    public record WhatIf(
            int seat, List<String> moves, @Nullable Integer times) {}

    /**
     * An address that is to be called when it is the person's turn.
     *
     * @param address the address, which begins with https:// or http://
     * @param form the form in which it wants messages; plain if it is not said
     */
    public record NewWebhook(String address, @Nullable WebhookForm form) {}

    /**
     * An e-mail address for news of the person's games.
     *
     * @param address the address
     */
    public record NewMail(String address) {}

    /**
     * A browser that is to get messages while no page is open, as it describes itself (PushSubscription).
     *
     * @param endpoint where messages for it go
     * @param key its public key, {@code p256dh}
     * @param auth the secret that it shares with the server
     */
    public record NewPushBrowser(String endpoint, String key, String auth) {}

    /**
     * The code that was sent to a new address.
     *
     * @param code the code
     */
    public record WebhookCode(String code) {}

    /**
     * Whether steps wait for a seat that may stop others, decided in advance.
     *
     * @param seat the seat that decides
     * @param readiness wait, ask (not with a running clock), or pass for this round
     */
    public record Ready(int seat, Readiness readiness) {}

    /**
     * A seat that a request is about.
     *
     * @param seat the seat
     */
    public record SeatOnly(int seat) {}

    /**
     * Takes a seat.
     *
     * @param seat which, or nothing for any open one
     * @param name the person's name at this table
     * @param word the password of the table
     */
    public record Join(
            @Nullable Integer seat,
            @Nullable String name,
            @Nullable String word) {}

    /**
     * Takes a seat whose person has given the caller a link.
     *
     * @param secret the part of the link after the #
     */
    public record TakeSeat(String secret) {}

    /**
     * The seats as the host wants them: for each one a player, given by their current seat, or a bot, or no one.
     *
     * @param seats the new seats in order
     */
    public record Arrange(List<Place> seats) {}

    /**
     * A seat as the host wants it.
     *
     * @param from the current number of the seat whose player moves here, or nothing
     * @param bot the level of a bot to sit here, or nothing; with the seat of a bot, that bot stays and gets this level
     * @param persona the bot's persona; by default any that is not at the table yet
     */
    public record Place(
            @Nullable Integer from,
            @Nullable String bot,
            @Nullable String persona) {}

    /**
     * The settings that the host wants to change before the start; others stay.
     *
     * @param name the name of the table; empty for no name
     * @param options options of the game, but not the number of players
     * @param visibility the people who may find it
     * @param word the password, with the visibility {@code word}
     * @param clock how long people may think
     * @param hints whether seats may ask for hints
     * @param spectatorDelay by how many seconds spectators see things later
     * @param holdSetting how long steps wait for those who may stop them
     */
    public record Settle(
            @Nullable String name,
            @Nullable Map<String, String> options,
            @Nullable Visibility visibility,
            @Nullable String word,
            @Nullable ClockSetting clock,
            @Nullable Boolean hints,
            @Nullable Integer spectatorDelay,
            @Nullable HoldSetting holdSetting) {}

    /**
     * Invites a person.
     *
     * @param name the name of their account, or the one that others see
     */
    public record Invite(String name) {}

    /**
     * The person is away.
     *
     * @param days for how many days from now on
     */
    public record Vacation(int days) {}

    /**
     * A line of chat.
     *
     * @param text the text
     */
    public record Say(String text) {}

    /**
     * A comment on a move of a game.
     *
     * @param ply how many moves had been made, including the one it is about; 0 for the start
     * @param mark a judgement: `!!`, `!`, `!?`, `?!`, `?`, `??` or nothing
     * @param text the comment; it may be empty if there is a mark
     */
    public record Comment(int ply, String mark, String text) {}

    /**
     * The comment to remove.
     *
     * @param id its identifier
     */
    public record RemoveComment(String id) {}

    /**
     * A proposal to the people at the table.
     *
     * @param kind the kind of proposal
     * @param seat the seat that a bot would take
     */
    public record Propose(Proposal.Kind kind, @Nullable Integer seat) {}

    /**
     * An answer to a proposal.
     *
     * @param agree whether the person agrees
     */
    public record Answer(boolean agree) {}

    /**
     * A page opens.
     *
     * @param table the table that it shows, if any
     */
    public record Arrival(@Nullable String table) {}

    /**
     * A person's changes of their profile.
     *
     * @param name the new name
     * @param preferences settings to store; those not named stay
     */
    public record Change(@Nullable String name, @Nullable Map<String, String> preferences) {}

    /**
     * A name and a password.
     *
     * @param name the account's name
     * @param password the password
     */
    public record Credentials(String name, String password) {}

    /**
     * A new account.
     *
     * @param name the account's name
     * @param password the password
     * @param invitation an invitation or the password of the server, where the host asks for one
     */
    public record NewAccount(
            String name, String password, @Nullable String invitation) {}

    /**
     * The password, given again before something that must not happen by mistake.
     *
     * @param password the password
     */
    public record Proof(String password) {}

    /**
     * A passkey that a device has made, as Web Authentication describes it; all in Base64 for addresses.
     *
     * @param clientData the description of the request, {@code clientDataJSON}
     * @param attestation the public key, {@code attestationObject}
     */
    public record NewPasskey(String clientData, String attestation) {}

    /**
     * The answer of a device that has a passkey, as Web Authentication describes it; all in Base64 for addresses.
     *
     * @param id the identifier of the passkey
     * @param clientData the description of the request, {@code clientDataJSON}
     * @param authenticatorData the state of the device
     * @param signature the signature of both
     * @param keepSeats whether the account gets the seats that the caller had as a guest; yes if missing
     */
    public record PasskeyLogin(
            String id,
            String clientData,
            String authenticatorData,
            String signature,
            @Nullable Boolean keepSeats) {}

    /**
     * Goes to another service to sign in.
     *
     * @param password the caller's password, to sign in there for this account from now on; missing to sign in only
     */
    public record ToService(@Nullable String password) {}

    /**
     * Comes back from another service.
     *
     * @param code the part that the service added to the address of the page
     * @param state the same
     * @param keepSeats whether the account gets the seats that the caller had as a guest; yes if missing
     */
    public record FromService(
            String code, String state, @Nullable Boolean keepSeats) {}

    /**
     * Another password.
     *
     * @param old the password so far
     * @param password the new password
     */
    public record NewPassword(String old, String password) {}

    /**
     * A new password, by a recovery code.
     *
     * @param name the account's name
     * @param code the code
     * @param password the new password
     */
    public record Recovery(String name, String code, String password) {}

    /**
     * A new password, by a link that the operator has made.
     *
     * @param secret the part of the link after the #
     * @param password the new password
     */
    public record Reset(String secret, String password) {}

    /**
     * Signs in with an account.
     *
     * @param name the account's name
     * @param password the password
     * @param keepSeats whether the account takes over the seats that the person holds as a guest; true by default
     */
    public record Login(
            String name, String password, @Nullable Boolean keepSeats) {}

    /**
     * A new token for a program.
     *
     * @param label its purpose
     * @param scope its rights; playing by default
     * @param days for how many days it is valid; 90 by default, 366 at most
     */
    public record NewToken(
            String label,
            @Nullable TokenScope scope,
            @Nullable Integer days) {}

    /**
     * A record to replay.
     *
     * @param record the record as text
     */
    public record Upload(String record) {}

    /**
     * A try at a puzzle.
     *
     * @param move the move
     */
    public record Try(String move) {}

    /**
     * An entrant of a cup that a request is about.
     *
     * @param entrant the number of the entrant
     */
    public record CupEntrant(int entrant) {}

    /**
     * Another start of a cup.
     *
     * @param starts when it starts, in milliseconds since 1970
     */
    public record CupStart(long starts) {}

    /**
     * A decision of an organiser about a table of the running round.
     *
     * @param kind the decision
     * @param table the number of the table, from 0
     * @param entrant the entrant that it is about; nothing if the game is ended
     * @param minutes how many more minutes they get
     */
    public record CupRuling(
            CupRulingKind kind,
            int table,
            @Nullable Integer entrant,
            @Nullable Integer minutes) {}
}
