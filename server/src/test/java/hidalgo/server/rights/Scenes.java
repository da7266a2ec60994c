package hidalgo.server.rights;

import hidalgo.records.GameRecord;
import hidalgo.records.LegalMoves;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Match;
import hidalgo.rules.RandomSource;
import hidalgo.server.Client;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Makes tables at which the people of a company sit. */
final class Scenes {
    /** A record in which seat 0 is to move, alone, and may take its next move back. */
    static final String RECORD = record();

    private static final int SEATS = 3;
    private static final String WORD = "{\"word\": \"Toledo\"}";
    private static final Duration TOO_LONG = Duration.ofMinutes(61);

    private final Company company;
    private final ManualClock clock;

    Scenes(Company company, ManualClock clock) {
        this.company = company;
        this.clock = clock;
    }

    /** A table in a phase; one that is to be stopped still needs its last event spoilt. */
    String table(Phase phase, Need need, boolean locked) {
        Client host = company.of(Role.HOST);
        boolean waiting = phase == Phase.WAITING;
        NewTables wish = NewTables.grande().open().open().open();
        if (waiting && !locked && need != Need.FULL) {
            wish.open();
        }
        if (!waiting) {
            wish.with("record", RECORD);
        }
        if (locked) {
            wish.with("visibility", "word").with("word", "Toledo");
        }
        String id = host.create(wish);
        for (Role seat : List.of(Role.PLAYER, Role.OTHER_SEAT, Role.LEFT_SEAT)) {
            company.of(seat).at(id, "join", locked ? WORD : "{}").is(200);
        }
        if (locked) {
            company.of(Role.ADMITTED).at(id, "join", WORD).is(200);
        }
        if (!waiting) {
            host.at(id, "start", "").is(200);
            company.of(Role.LEFT_SEAT).at(id, "resign", "{\"seat\": 2}").is(200);
        }
        resume(id, phase, need);
        return id;
    }

    private void resume(String id, Phase phase, Need need) {
        Client player = company.of(Role.PLAYER);
        if (need == Need.MOVED || phase == Phase.STOPPED) {
            Blanks blanks = Blanks.of(player, id);
            player.move(id, 0, blanks.version(), "first", blanks.move()).is(200);
        }
        if (need == Need.PROPOSED || phase == Phase.OVER) {
            company.of(Role.OTHER_SEAT).at(id, "propose", "{\"kind\": \"end\"}").is(200);
        }
        if (phase == Phase.OVER) {
            player.at(id, "answer", "{\"agree\": true}").is(200);
        }
        if (need == Need.ABSENT) {
            clock.pass(TOO_LONG);
        }
    }

    private static String record() {
        Game rules = Games.known("el-grande");
        for (long seed = 1; ; seed++) {
            RandomSource random = RandomSource.of(seed);
            Match match = new Match(rules.deal(rules.choose(Map.of("players", String.valueOf(SEATS))), random));
            while (!match.position().isOver()) {
                if (match.position().movers() == 1 && mayBeTakenBack(match)) {
                    return RecordWriter.text(GameRecord.of(rules, match));
                }
                int seat = Integer.numberOfTrailingZeros(match.position().obliged());
                List<String> moves = LegalMoves.sorted(match.position(), seat);
                match.play(seat, moves.get(random.below(moves.size())));
            }
        }
    }

    private static boolean mayBeTakenBack(Match match) {
        Match next = new Match(match.setup());
        match.steps().forEach(step -> next.play(step.seat(), step.notation()));
        next.play(0, LegalMoves.sorted(next.position(), 0).getFirst());
        return next.mayUndo(0);
    }
}
