package hidalgo.server.http;

import hidalgo.server.command.Chat;
import hidalgo.server.command.Play;
import hidalgo.server.command.Tables;
import hidalgo.server.live.LiveTables;
import hidalgo.server.live.TableHistory;
import hidalgo.server.people.People;
import hidalgo.server.people.Sessions;
import hidalgo.server.people.Tokens;
import hidalgo.server.rating.Ratings;
import hidalgo.server.replay.Analyses;
import hidalgo.server.replay.Replays;
import hidalgo.server.view.Lobby;

/**
 * What requests lead to.
 *
 * @param live the tables in use
 * @param history what has happened at tables
 * @param lobby the lists of tables
 * @param tables what people can do with tables
 * @param play what people can do while a game is played
 * @param chat what people say
 * @param replays games that are looked at once more
 * @param analyses what the bots think of games
 * @param ratings what people have played
 * @param people who is who
 * @param sessions by which browsers are known
 * @param tokens by which programs are known
 */
public record Services(
        LiveTables live,
        TableHistory history,
        Lobby lobby,
        Tables tables,
        Play play,
        Chat chat,
        Replays replays,
        Analyses analyses,
        Ratings ratings,
        People people,
        Sessions sessions,
        Tokens tokens) {}
