package hidalgo.server.http;

import hidalgo.server.administration.AdministrationRepository;
import hidalgo.server.administration.HouseRules;
import hidalgo.server.base.SecurityLog;
import hidalgo.server.command.Hints;
import hidalgo.server.command.Tables;
import hidalgo.server.command.Vacations;
import hidalgo.server.community.ClubDesk;
import hidalgo.server.community.Online;
import hidalgo.server.community.Profiles;
import hidalgo.server.cup.CupServices;
import hidalgo.server.deal.DailyDeals;
import hidalgo.server.live.LiveTables;
import hidalgo.server.live.TableHistory;
import hidalgo.server.lobby.GameFinder;
import hidalgo.server.lobby.Lobby;
import hidalgo.server.login.OutsideSignIn;
import hidalgo.server.login.Passkeys;
import hidalgo.server.moderation.Moderators;
import hidalgo.server.notify.Channels;
import hidalgo.server.notify.Notices;
import hidalgo.server.people.Accounts;
import hidalgo.server.people.Invitations;
import hidalgo.server.people.People;
import hidalgo.server.people.Sessions;
import hidalgo.server.people.Tokens;
import hidalgo.server.rating.Boards;
import hidalgo.server.rating.Ratings;
import hidalgo.server.replay.Analyses;
import hidalgo.server.replay.ReplayComments;
import hidalgo.server.replay.Replays;
import hidalgo.tables.session.TableAccess;
import java.time.Clock;
import org.jspecify.annotations.Nullable;

/**
 * The services behind the endpoints.
 *
 * @param live the tables in use
 * @param access admits people to tables
 * @param history the histories of tables
 * @param lobby the lists of tables
 * @param finder finds finished games
 * @param tables requests about tables
 * @param hints hints of bots for people
 * @param replays replays of games
 * @param comments the comments on games
 * @param analyses the judgements of bots on games
 * @param ratings results and ratings
 * @param deals the deals of the days
 * @param boards the lists of the best players
 * @param profiles the pages of people
 * @param online the people who are here
 * @param clubs the clubs
 * @param people guests and accounts
 * @param accounts requests of people about their accounts
 * @param invitations the links by which people may make an account
 * @param sessions the sessions of browsers
 * @param tokens the tokens of programs
 * @param vacations the days on which people are away
 * @param passkeys the keys of devices by which people sign in
 * @param outside another service at which people can sign in; nothing if the host has set none
 * @param channels the addresses and browsers of people for notifications
 * @param notices reports invitations
 * @param cups cups
 * @param moderation blocks, reports and sanctions
 * @param rules the choices of administrators
 * @param administration accounts and tables for administrators
 * @param security the log of events that concern accounts
 * @param clock the time
 */
public record Services(
        LiveTables live,
        TableAccess access,
        TableHistory history,
        Lobby lobby,
        GameFinder finder,
        Tables tables,
        Hints hints,
        Replays replays,
        ReplayComments comments,
        Analyses analyses,
        Ratings ratings,
        DailyDeals deals,
        Boards boards,
        Profiles profiles,
        Online online,
        ClubDesk clubs,
        People people,
        Accounts accounts,
        Invitations invitations,
        Sessions sessions,
        Tokens tokens,
        Vacations vacations,
        Passkeys passkeys,
        @Nullable OutsideSignIn outside,
        Channels channels,
        Notices notices,
        CupServices cups,
        Moderators moderation,
        HouseRules rules,
        AdministrationRepository administration,
        SecurityLog security,
        Clock clock) {}
