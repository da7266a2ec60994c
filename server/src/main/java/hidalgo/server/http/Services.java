package hidalgo.server.http;

import hidalgo.server.base.SecurityLog;
import hidalgo.server.command.Chat;
import hidalgo.server.command.Play;
import hidalgo.server.command.Tables;
import hidalgo.server.live.LiveTables;
import hidalgo.server.live.TableHistory;
import hidalgo.server.lobby.Lobby;
import hidalgo.server.notify.Channels;
import hidalgo.server.people.Accounts;
import hidalgo.server.people.Invitations;
import hidalgo.server.people.People;
import hidalgo.server.people.Sessions;
import hidalgo.server.people.Tokens;
import hidalgo.server.rating.Ratings;
import hidalgo.server.replay.Analyses;
import hidalgo.server.replay.Replays;
import hidalgo.tables.puzzle.Puzzles;
import hidalgo.tables.session.TableAccess;

/**
 * The services behind the endpoints.
 *
 * @param live the tables in use
 * @param access admits people to tables
 * @param history the histories of tables
 * @param lobby the lists of tables
 * @param tables requests about tables
 * @param play requests during a game
 * @param chat the chat at tables
 * @param replays replays of games
 * @param analyses the bots' analyses of games
 * @param puzzles the puzzles of the days
 * @param ratings results and ratings
 * @param people guests and accounts
 * @param accounts requests of people about their accounts
 * @param invitations the links by which people may make an account
 * @param sessions the sessions of browsers
 * @param tokens the tokens of programs
 * @param channels the addresses and browsers of people for notifications
 * @param security the log of security events
 */
public record Services(
        LiveTables live,
        TableAccess access,
        TableHistory history,
        Lobby lobby,
        Tables tables,
        Play play,
        Chat chat,
        Replays replays,
        Analyses analyses,
        Puzzles puzzles,
        Ratings ratings,
        People people,
        Accounts accounts,
        Invitations invitations,
        Sessions sessions,
        Tokens tokens,
        Channels channels,
        SecurityLog security) {}
