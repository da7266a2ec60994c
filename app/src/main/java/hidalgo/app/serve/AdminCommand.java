package hidalgo.app.serve;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.rules.Messages;
import hidalgo.server.administration.HouseRules;
import hidalgo.server.base.Settings;
import hidalgo.server.moderation.Staff;
import hidalgo.server.people.Invitations;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.server.people.ResetLinks;
import hidalgo.server.store.AdministrationStore;
import hidalgo.server.store.CredentialStore;
import hidalgo.server.store.Database;
import hidalgo.server.store.HeartbeatStore;
import hidalgo.server.store.InvitationStore;
import hidalgo.server.store.ModerationStore;
import hidalgo.server.store.PeopleStore;
import hidalgo.server.store.ReplayStore;
import hidalgo.server.store.SessionStore;
import hidalgo.server.store.StaleTables;
import hidalgo.server.store.TableStore;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.protocol.Administration.Choices;
import hidalgo.tables.protocol.Administration.ChoicesRequest;
import hidalgo.tables.protocol.GuestRights;
import hidalgo.tables.protocol.Moderation.Role;
import hidalgo.tables.protocol.SignUp;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.TableSummary;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hidalgo admin}: manages the accounts and tables of a server, and deletes what is no longer used. */
@Command(
        name = "admin",
        description = "Manage the accounts and tables of a server.",
        subcommands = ModerationCommand.class,
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true)
public final class AdminCommand {
    @Spec
    private CommandSpec spec;

    @Command(name = "users", description = "List the accounts.", mixinStandardHelpOptions = true)
    int users(@Mixin ServerArguments arguments) {
        try (Database database = arguments.openDatabase()) {
            for (Person person : new PeopleStore(database).accounts()) {
                say(line(person));
            }
        }
        arguments.noteCommand("users", Map.of());
        return ExitCode.OK;
    }

    @Command(
            name = "delete-user",
            description = "Delete an account with its name, chat and uploads; its games stay.",
            mixinStandardHelpOptions = true)
    int deleteUser(@Mixin ServerArguments arguments, @Parameters(paramLabel = "NAME") String name) {
        try (Database database = arguments.openDatabase()) {
            PeopleStore people = new PeopleStore(database);
            Person person = person(people, name);
            people.erase(person, Messages.ENGLISH.text("server.former"));
            HeartbeatStore heartbeats = new HeartbeatStore(database);
            heartbeats.markChanged(System.currentTimeMillis());
            heartbeats.markRewritten(System.currentTimeMillis());
        }
        arguments.noteCommand("delete-user", Map.of("account", People.account(name)));
        say(name + " is deleted");
        return ExitCode.OK;
    }

    @Command(
            name = "sign-out",
            description = "End all sessions and tokens of an account, or of all people with --all.",
            mixinStandardHelpOptions = true)
    int signOut(
            @Mixin ServerArguments arguments,
            @Parameters(paramLabel = "NAME", arity = "0..1") @Nullable String name,
            @Option(names = "--all", description = "of all accounts") boolean all) {
        if ((name == null) != all) {
            throw BadInput.of("app.admin.signOut");
        }
        try (Database database = arguments.openDatabase()) {
            PeopleStore people = new PeopleStore(database);
            List<Person> meant = name == null ? people.accounts() : List.of(person(people, name));
            SessionStore sessions = new SessionStore(database);
            meant.forEach(person -> sessions.endAll(person.id()));
            new HeartbeatStore(database).markChanged(System.currentTimeMillis());
        }
        arguments.noteCommand("sign-out", name == null ? Map.of() : Map.of("account", People.account(name)));
        say(name == null ? "all people are signed out" : name + " is signed out");
        return ExitCode.OK;
    }

    @Command(
            name = "announce",
            description = "Let all people read an announcement in the lobby; an empty text ends it.",
            mixinStandardHelpOptions = true)
    int announce(
            @Mixin ServerArguments arguments,
            @Parameters(paramLabel = "TEXT") String text,
            @Option(names = "--hours", paramLabel = "N", defaultValue = "24", description = "for how many hours (24)")
                    int hours) {
        return choose(arguments, "announce", new ChoicesRequest(null, null, text, hours, null));
    }

    @Command(
            name = "admission",
            description = "Change who may come in while the server runs; the choice counts before its settings.",
            mixinStandardHelpOptions = true)
    int admission(
            @Mixin ServerArguments arguments,
            @Option(names = "--new-accounts", paramLabel = "WHO", description = "${COMPLETION-CANDIDATES}") @Nullable
                    SignUp signUp,
            @Option(names = "--visitors", paramLabel = "RIGHTS", description = "${COMPLETION-CANDIDATES}") @Nullable
                    GuestRights guests,
            @Option(names = "--reset", description = "let the settings count again") boolean reset) {
        return choose(arguments, "admission", new ChoicesRequest(signUp, guests, null, null, reset));
    }

    private int choose(ServerArguments arguments, String command, ChoicesRequest wish) {
        try (Database database = arguments.openDatabase()) {
            HouseRules rules = new HouseRules(
                    new AdministrationStore(database), arguments.settings().admission(), Clock.systemUTC());
            rules.look();
            rules.change(wish);
            Choices now = rules.now();
            new Staff(new ModerationStore(database), Clock.systemUTC())
                    .note(ModerationCommand.OPERATOR, command, now.announcement(), "");
            say("sign-up: " + now.signUp() + ", guests: " + now.guests()
                    + (now.announcement().isEmpty() ? "" : ", announcement: " + now.announcement()));
        } catch (RequestRefused refused) {
            throw BadInput.of("app.admin.refused", "reason", String.valueOf(refused.getMessage()));
        }
        arguments.noteCommand(command, Map.of());
        return ExitCode.OK;
    }

    @Command(
            name = "role",
            description = "Make an account an administrator, a moderator, or an ordinary account again.",
            mixinStandardHelpOptions = true)
    int role(
            @Mixin ServerArguments arguments,
            @Parameters(paramLabel = "NAME") String name,
            @Parameters(paramLabel = "ROLE", description = "admin, moderator or none") String role) {
        String word = role.toLowerCase(Locale.ROOT);
        if (!List.of("admin", "moderator", "none").contains(word)) {
            throw BadInput.of("app.admin.role", "role", role);
        }
        try (Database database = arguments.openDatabase()) {
            Person person = person(new PeopleStore(database), name);
            Staff staff = new Staff(new ModerationStore(database), Clock.systemUTC());
            staff.setRole(person, word.equals("none") ? null : Role.valueOf(word.toUpperCase(Locale.ROOT)));
            staff.note(ModerationCommand.OPERATOR, word.equals("none") ? "member" : word, person.name(), "");
        }
        arguments.noteCommand("role", Map.of("account", People.account(name), "role", word));
        say(name + ": " + word);
        return ExitCode.OK;
    }

    @Command(
            name = "reset-link",
            description = "Print a link by which a person sets a new password once, within a day.",
            mixinStandardHelpOptions = true)
    int resetLink(@Mixin ServerArguments arguments, @Parameters(paramLabel = "NAME") String name) {
        try (Database database = arguments.openDatabase()) {
            PeopleStore people = new PeopleStore(database);
            Person person = person(people, name);
            String secret = new ResetLinks(new CredentialStore(database), Clock.systemUTC()).make(person);
            arguments.noteCommand("reset-link", Map.of("account", String.valueOf(person.account())));
            Settings settings = arguments.settings();
            say(settings.address(settings.port()) + "reset#" + secret);
        }
        return ExitCode.OK;
    }

    @Command(
            name = "invite",
            description = "Print a link by which people may make an account where sign-up needs an invitation.",
            mixinStandardHelpOptions = true)
    int invite(
            @Mixin ServerArguments arguments,
            @Option(names = "--uses", paramLabel = "N", defaultValue = "1", description = "for how many people (1)")
                    int uses,
            @Option(names = "--days", paramLabel = "N", defaultValue = "14", description = "for how many days (14)")
                    int days,
            @Option(names = "--note", paramLabel = "TEXT", defaultValue = "", description = "a note for the list")
                    String note) {
        if (uses < 1 || days < 1) {
            throw BadInput.of("app.admin.invite", "uses", uses, "days", days);
        }
        try (Database database = arguments.openDatabase()) {
            Settings settings = arguments.settings();
            Invitations invitations =
                    new Invitations(new InvitationStore(database), settings::admission, Clock.systemUTC());
            String secret = invitations.make(note, uses, Duration.ofDays(days));
            arguments.noteCommand("invite", Map.of("uses", String.valueOf(uses), "days", String.valueOf(days)));
            say(settings.address(settings.port()) + "invite#" + secret);
        }
        return ExitCode.OK;
    }

    @Command(name = "invites", description = "List the invitations that may be used.", mixinStandardHelpOptions = true)
    int invites(@Mixin ServerArguments arguments) {
        try (Database database = arguments.openDatabase()) {
            new InvitationStore(database)
                    .all(System.currentTimeMillis())
                    .forEach(each -> say(String.join(
                                    "  ",
                                    each.id(),
                                    "uses left: " + each.uses(),
                                    "until "
                                            + Instant.ofEpochMilli(each.expires())
                                                    .truncatedTo(ChronoUnit.MINUTES),
                                    each.note())
                            .strip()));
        }
        arguments.noteCommand("invites", Map.of());
        return ExitCode.OK;
    }

    @Command(name = "delete-invite", description = "Delete an invitation.", mixinStandardHelpOptions = true)
    int deleteInvite(@Mixin ServerArguments arguments, @Parameters(paramLabel = "INVITE") String invite) {
        try (Database database = arguments.openDatabase()) {
            if (!new InvitationStore(database).delete(invite)) {
                throw BadInput.of("app.admin.noInvite", "invite", invite);
            }
        }
        arguments.noteCommand("delete-invite", Map.of("invite", invite));
        say(invite + " is deleted");
        return ExitCode.OK;
    }

    @Command(name = "tables", description = "List the tables in a phase.", mixinStandardHelpOptions = true)
    int tables(
            @Mixin ServerArguments arguments,
            @Option(
                            names = "--phase",
                            paramLabel = "PHASE",
                            defaultValue = "PLAYING",
                            description = "${COMPLETION-CANDIDATES}")
                    Phase phase) {
        try (Database database = arguments.openDatabase()) {
            new TableStore(database).summaries(phase).forEach(table -> say(line(table)));
        }
        arguments.noteCommand("tables", Map.of());
        return ExitCode.OK;
    }

    @Command(name = "delete-table", description = "Delete a table with its game.", mixinStandardHelpOptions = true)
    int deleteTable(@Mixin ServerArguments arguments, @Parameters(paramLabel = "TABLE") String table) {
        try (Database database = arguments.openDatabase()) {
            if (!new TableStore(database).delete(table)) {
                throw BadInput.of("app.admin.noTable", "table", table);
            }
            new HeartbeatStore(database).markChanged(System.currentTimeMillis());
        }
        arguments.noteCommand("delete-table", Map.of("table", table));
        say(table + " is deleted");
        return ExitCode.OK;
    }

    @Command(
            name = "prune",
            description = "Delete waiting tables, uploads and guests that have not been used for a number of days.",
            mixinStandardHelpOptions = true)
    int prune(
            @Mixin ServerArguments arguments,
            @Option(names = "--days", paramLabel = "N", defaultValue = "90", description = "how many days (90)")
                    int days,
            @Option(
                            names = "--finished",
                            description = "delete all such tables, including those with running or finished games")
                    boolean finished) {
        if (days < 1) {
            throw BadInput.of("app.admin.days", "value", days);
        }
        long now = System.currentTimeMillis();
        long before = now - Duration.ofDays(days).toMillis();
        int tables = 0;
        try (Database database = arguments.openDatabase()) {
            TableStore store = new TableStore(database);
            StaleTables stale = new StaleTables(database);
            for (Phase phase : Phase.values()) {
                if (phase == Phase.WAITING || finished) {
                    for (String id : stale.changedBefore(phase, before)) {
                        tables += store.delete(id) ? 1 : 0;
                    }
                }
            }
            int replays = new ReplayStore(database).prune(before);
            int guests = new PeopleStore(database).prune(now);
            new HeartbeatStore(database).markChanged(now);
            arguments.noteCommand("prune", Map.of("days", String.valueOf(days)));
            say(tables + " tables, " + replays + " uploads and " + guests + " guests were deleted");
        }
        return ExitCode.OK;
    }

    /** The person with an account, by their sign-in name or display name. */
    static Person person(PeopleStore people, String name) {
        String account = People.account(name);
        return people.withAccount(account)
                .or(() -> people.called(name).stream()
                        .filter(person -> People.account(person.name()).equals(account))
                        .findFirst())
                .orElseThrow(() -> BadInput.of("app.admin.noUser", "name", name));
    }

    /** An account by the name that the other commands take, and what its person is called now, if that differs. */
    private static String line(Person person) {
        String account = Objects.requireNonNull(person.account());
        return People.account(person.name()).equals(account) ? person.name() : account + "  " + person.name();
    }

    /**
     * A table by its identifier, then details that distinguish it: when it was used, its game, its name and its
     * players.
     */
    private static String line(TableSummary table) {
        String names = table.seats().stream()
                .map(TableSummary.SeatSummary::name)
                .filter(name -> !name.isEmpty())
                .collect(Collectors.joining(", "));
        return String.join(
                "  ",
                table.id(),
                Instant.ofEpochMilli(table.changed())
                        .truncatedTo(ChronoUnit.MINUTES)
                        .toString(),
                table.game(),
                table.name() == null ? names : table.name() + " (" + names + ")");
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
    }
}
