package hidalgo.server.deal;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import hidalgo.records.Fairness;
import hidalgo.server.base.OneByOne;
import hidalgo.server.command.Tables;
import hidalgo.server.people.Person;
import hidalgo.server.replay.Replays;
import hidalgo.tables.Day;
import hidalgo.tables.Identifier;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.deal.DealOfDay;
import hidalgo.tables.deal.Deals;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.DailyDeal;
import hidalgo.tables.protocol.Deal;
import hidalgo.tables.protocol.ReplayAnswers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.table.Participant;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/*
 * The seed of a day is drawn when the first person asks for the deal, and its hash shows at once. A person sees the seed, the
 * points of others and the best game when their own game is over, or when the day is. A game on a device needs the seed from
 * the start: its person asks for it, can no longer play here, and the record is checked move by move.
 */

/** The deals of the days on a server. */
public final class DailyDeals implements Deals {
    private static final int PERCENT = 100;
    private static final int TOP = 90;
    private static final int HALF = 50;
    private static final int MOST_RANKS = 10;
    private static final int MONTHS_CACHED = 8;

    private record Month(String game, String month, int games) {}

    private final OneByOne checks = new OneByOne();
    private final Cache<Month, List<DealRepository.Standing>> standings =
            Caffeine.newBuilder().maximumSize(MONTHS_CACHED).build();
    private final DealRepository repository;
    private final Tables tables;
    private final Replays replays;
    private final Clock clock;

    /** The deals of a repository, played at tables and on devices. */
    public DailyDeals(DealRepository repository, Tables tables, Replays replays, Clock clock) {
        this.repository = repository;
        this.tables = tables;
        this.replays = replays;
        this.clock = clock;
    }

    private DealRepository.Secret secret(DealOfDay deal) {
        return repository.secret(deal, () -> new DealRepository.Secret(Fairness.drawSeed(), Fairness.drawSalt()));
    }

    private boolean isToday(DealOfDay deal) {
        return clock.millis() < deal.day().end();
    }

    private void requireToday(DealOfDay deal) {
        if (!isToday(deal)) {
            throw RequestRefused.of(Kind.REFUSED, "server.deal.late");
        }
    }

    @Override
    public DailyDeal view(DealOfDay deal, @Nullable Participant person) {
        DealRepository.Secret secret = secret(deal);
        Optional<DealRepository.Played> game = person == null ? Optional.empty() : repository.game(deal, person.id());
        boolean isOpen =
                !isToday(deal) || game.map(DealRepository.Played::points).isPresent();
        List<DailyDeal.Score> scores = isOpen ? repository.scores(deal) : List.of();
        List<String> days = person == null ? List.of() : repository.days(person.id());
        Day today = Day.at(clock.millis());
        return new DailyDeal(
                deal.day().toString(),
                deal.game().id(),
                Math.max(0, deal.day().end() - clock.millis()),
                deal.options().values(),
                deal.opponents(),
                deal.seat(),
                repository.games(deal),
                new Deal(
                        Fairness.hash(secret.seed(), secret.salt()),
                        isOpen ? secret.seed() : null,
                        isOpen ? secret.salt() : null),
                game.map(played -> play(played, scores)).orElse(null),
                scores,
                isOpen ? repository.best(deal).orElse(null) : null,
                new DailyDeal.Streak(Streaks.current(days, today), Streaks.longest(days, today)),
                person == null ? List.of() : month(person.id(), deal.day().month()),
                ranks(deal, person));
    }

    private static DailyDeal.Play play(DealRepository.Played played, List<DailyDeal.Score> scores) {
        Integer points = played.points();
        String totals = played.totals();
        if (points == null || totals == null) {
            return new DailyDeal.Play(played.replay(), false, null, null, null, null);
        }
        int games = scores.stream().mapToInt(DailyDeal.Score::games).sum();
        int fewer = scores.stream()
                .filter(score -> score.points() < points)
                .mapToInt(DailyDeal.Score::games)
                .sum();
        int more = scores.stream()
                .filter(score -> score.points() > points)
                .mapToInt(DailyDeal.Score::games)
                .sum();
        int others = played.counts() ? games - 1 : games;
        return new DailyDeal.Play(
                played.replay(),
                played.counts(),
                DealResult.totals(totals),
                played.place(),
                others == 0 ? null : Integer.valueOf(PERCENT * fewer / others),
                played.counts() ? Integer.valueOf(more + 1) : null);
    }

    /** The better result of each day, in either game. */
    private List<DailyDeal.Result> month(String person, String month) {
        List<DailyDeal.Result> results = new ArrayList<>();
        for (DealRepository.Compared compared : repository.month(person, month)) {
            int share = compared.games() == 1 ? PERCENT : PERCENT * compared.fewer() / (compared.games() - 1);
            DailyDeal.Result.Quality result = share >= TOP
                    ? DailyDeal.Result.Quality.TOP
                    : share >= HALF ? DailyDeal.Result.Quality.HALF : DailyDeal.Result.Quality.PLAYED;
            if (!results.isEmpty() && results.getLast().day().equals(compared.day())) {
                if (result.compareTo(results.getLast().result()) >= 0) {
                    continue;
                }
                results.removeLast();
            }
            results.add(new DailyDeal.Result(compared.day(), result));
        }
        return results;
    }

    private List<DailyDeal.Rank> ranks(DealOfDay deal, @Nullable Participant person) {
        String game = deal.game().id();
        String month = deal.day().month();
        // The results of today must not show yet.
        String last = Day.at(clock.millis()).before(1).toString();
        List<DealRepository.Standing> all = standings.get(
                new Month(game, month, repository.games(game, month, last)),
                key -> repository.standings(game, month, last));
        List<DailyDeal.Rank> ranks = new ArrayList<>();
        int place = 0;
        for (int i = 0; i < all.size(); i++) {
            DealRepository.Standing standing = all.get(i);
            int share = (int) Math.round(standing.share());
            boolean isEqual = i > 0 && share == (int) Math.round(all.get(i - 1).share());
            place = isEqual ? place : i + 1;
            boolean isYou = person != null && standing.person().equals(person.id());
            if (i < MOST_RANKS || isYou) {
                ranks.add(new DailyDeal.Rank(place, standing.name(), standing.days(), share, isYou));
            }
        }
        return ranks;
    }

    @Override
    public Answers.Created play(DealOfDay deal, Participant participant) {
        requireToday(deal);
        Person person = (Person) participant;
        Optional<DealRepository.Played> begun = repository.game(deal, person.id());
        if (begun.isEmpty()) {
            DealRepository.Secret secret = secret(deal);
            // The secret of the deal keeps others from finding the table by its name.
            String id = Identifier.of("deal\n" + deal.id() + "\n" + person.id() + "\n" + secret.salt());
            tables.begin(person, id, deal.open(person, secret.seed(), secret.salt()));
            repository.begin(deal, person.id(), id);
            begun = repository.game(deal, person.id());
        }
        String table = begun.map(DealRepository.Played::replay).orElse("");
        if (table.isEmpty()) {
            throw RequestRefused.of(Kind.REFUSED, "server.deal.carried");
        }
        return new Answers.Created(table);
    }

    @Override
    public ReplayAnswers.CarriedDeal carry(DealOfDay deal, Participant person) {
        requireToday(deal);
        repository.begin(deal, person.id(), "");
        if (!repository.game(deal, person.id()).map(this::isCarried).orElse(false)) {
            throw RequestRefused.of(Kind.REFUSED, "server.deal.begun");
        }
        DealRepository.Secret secret = secret(deal);
        return new ReplayAnswers.CarriedDeal(deal.day().toString(), secret.seed(), secret.salt());
    }

    private boolean isCarried(DealRepository.Played played) {
        return played.replay().isEmpty() && played.points() == null;
    }

    @Override
    public DailyDeal join(DealOfDay deal, Participant participant, Requests.Upload upload) {
        Person person = (Person) participant;
        Optional<DealRepository.Played> game = repository.game(deal, person.id());
        if (game.isEmpty()) {
            throw RequestRefused.of(Kind.REFUSED, "server.deal.notCarried");
        }
        if (game.filter(this::isCarried).isPresent()) {
            // The bots think once more for every move, so people of a network wait for each other.
            DealResult result =
                    checks.run(person.quotaKey(), () -> CarriedGame.result(deal, secret(deal), upload.record()));
            String replay = replays.upload(person, upload.record()).id();
            repository.finish(deal, person.id(), replay, result, isToday(deal));
        }
        return view(deal, person);
    }

    /** Whether a person may see a table of the deal of a day that is another's. */
    public static boolean maySee(DealRepository repository, String table, @Nullable String person, Clock clock) {
        return repository.maySee(table, person, Day.at(clock.millis()).toString());
    }

    /** A guest has signed in to an account, which has their games from now on. */
    public void merged(Person guest, Person account) {
        repository.merge(guest.id(), account.id());
    }

    /** All games of a person, for a copy of their data. */
    public List<DealRepository.Kept> kept(Person person) {
        return repository.kept(person.id());
    }
}
