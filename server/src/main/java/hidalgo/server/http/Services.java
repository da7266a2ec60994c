package hidalgo.server.http;

import hidalgo.server.command.Tables;
import hidalgo.server.live.Hall;
import hidalgo.server.people.People;
import hidalgo.server.people.Sessions;
import hidalgo.server.people.Tokens;
import hidalgo.server.rating.Ledger;
import hidalgo.server.replay.Analyses;
import hidalgo.server.replay.Replays;

/**
 * What requests lead to.
 *
 * @param hall the tables in use
 * @param tables what people can do at tables
 * @param replays games that are looked at once more
 * @param analyses what the bots think of games
 * @param ledger what people have played
 * @param people who is who
 * @param sessions by which browsers are known
 * @param tokens by which programs are known
 */
public record Services(
        Hall hall,
        Tables tables,
        Replays replays,
        Analyses analyses,
        Ledger ledger,
        People people,
        Sessions sessions,
        Tokens tokens) {}
