package hidalgo.tables.protocol;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The requests and answers by which administrators look after a server. */
public final class Administration {
    private Administration() {}

    /**
     * The state of a server.
     *
     * @param version the version of the program; empty while it is developed
     * @param node the name of this node
     * @param problem why it can't serve requests; empty if it can
     * @param since since when this node runs, in milliseconds since 1970
     * @param heap how much memory is used, in bytes
     * @param mostHeap how much there may be
     * @param freeDisk how much room the disk of the data folder has, in bytes; -1 with PostgreSQL
     * @param people how many people have a table open on this node
     * @param sockets how many sockets are open on this node
     * @param waiting how many long thoughts wait for a thread
     * @param running how many are under way
     * @param workerMissing for how many seconds a bot has waited while no worker thinks
     * @param tables how many tables are in each phase
     * @param failing how many webhooks, browsers and e-mail addresses did not take their last message
     */
    public record Figures(
            String version,
            String node,
            String problem,
            long since,
            long heap,
            long mostHeap,
            long freeDisk,
            int people,
            int sockets,
            int waiting,
            int running,
            long workerMissing,
            Map<String, Integer> tables,
            int failing) {}

    /**
     * The choices of administrators.
     *
     * @param signUp the people who may make an account
     * @param guests the rights of people without an account
     * @param announcement the announcement that all read in the lobby; empty if there is none
     * @param until until when, in milliseconds since 1970
     * @param chosen the names of those that differ from the server's settings
     */
    public record Choices(SignUp signUp, GuestRights guests, String announcement, long until, List<String> chosen) {}

    /**
     * Changes choices; missing ones stay as they are.
     *
     * @param signUp the people who may make an account
     * @param guests the rights of people without an account
     * @param announcement an announcement; empty to end it
     * @param hours for how many hours
     * @param reset whether the server's settings count again
     */
    public record ChoicesRequest(
            @Nullable SignUp signUp,
            @Nullable GuestRights guests,
            @Nullable String announcement,
            @Nullable Integer hours,
            @Nullable Boolean reset) {}

    /**
     * An account.
     *
     * @param name its name
     * @param account the name to sign in with
     * @param seen the day of the last visit, in milliseconds since 1970
     * @param sessions in how many browsers it is signed in
     * @param role its role, if it looks after the server
     */
    public record AccountLine(String name, String account, long seen, int sessions, Moderation.@Nullable Role role) {}

    /**
     * Names an account.
     *
     * @param name its name
     */
    public record AccountRequest(String name) {}
}
