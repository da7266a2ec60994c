package hidalgo.server.command;

import hidalgo.server.people.Person;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import java.time.Clock;
import java.time.Duration;

/*
 * A started day counts, so a person can't stop the clocks again and again. A vacation is an event at each table, so all nodes and a
 * restart get the same clocks.
 */

/** The days on which people are away, and their clocks stand still. */
public final class Vacations {
    private static final long DAY = Duration.ofDays(1).toMillis();
    private static final long YEAR = Duration.ofDays(365).toMillis();

    private final NoteRepository repository;
    private final Tables tables;
    private final int days;
    private final Clock clock;

    /**
     * The vacations of people at some tables.
     *
     * @param days how many days a person has in a year
     */
    public Vacations(NoteRepository repository, Tables tables, int days, Clock clock) {
        this.repository = repository;
        this.tables = tables;
        this.days = days;
        this.clock = clock;
    }

    /** Until when a person is away, in milliseconds since 1970; 0 if they are here. */
    public long until(Person person) {
        return until(repository, person.id(), clock.millis());
    }

    /** Until when the person of an identifier is away, in milliseconds since 1970; 0 if they are here. */
    public static long until(NoteRepository repository, String person, long now) {
        return repository.vacations(person, now).stream()
                .filter(each -> each.begins() <= now)
                .mapToLong(NoteRepository.Vacation::ends)
                .max()
                .orElse(0);
    }

    /** How many days a person may still be away. */
    public int left(Person person) {
        long used = repository.vacations(person.id(), clock.millis() - YEAR).stream()
                .mapToLong(each -> Math.max(1, (each.ends() - each.begins() + DAY - 1) / DAY))
                .sum();
        return (int) Math.max(0, days - used);
    }

    /** A person is away for some days from now on. */
    public void begin(Person person, int wanted) {
        if (until(person) > 0) {
            throw RequestRefused.of(Kind.REFUSED, "server.vacation.there");
        }
        if (wanted < 1 || wanted > left(person)) {
            throw RequestRefused.of(Kind.REFUSED, "server.vacation.days", "n", left(person));
        }
        long now = clock.millis();
        repository.addVacation(person.id(), new NoteRepository.Vacation(now, now + wanted * DAY));
        tables.away(person, now, now + wanted * DAY);
    }

    /** A person is back, if they were away. */
    public void end(Person person) {
        if (until(person) > 0) {
            long now = clock.millis();
            repository.endVacation(person.id(), now);
            tables.away(person, now, now);
        }
    }
}
