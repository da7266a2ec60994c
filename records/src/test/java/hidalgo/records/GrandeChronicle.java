package hidalgo.records;

import hidalgo.rules.Match;
import hidalgo.rules.Scoring;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandePosition.Stage;
import hidalgo.rules.grande.GrandeTable;
import hidalgo.rules.grande.GrandeTable.Court;
import hidalgo.rules.grande.GrandeTable.Region;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The events of a game of El Grande: how every card's action ended, and the rare incidents. */
final class GrandeChronicle {
    /** How a special action ends. */
    enum Ending {
        /** The player carries it out, as far as they want. */
        CARRIED_OUT,
        /** A veto answers the announcement. */
        STOPPED_WHEN_ANNOUNCED,
        /** A veto comes while it runs, before anything has been done. */
        STOPPED_BEFORE_FIRST_STEP,
        /** A veto comes while it runs, and finished steps stand. */
        STOPPED_PART_WAY
    }

    /** The cards whose actions happen at once and completely. */
    private static final Set<String> AUTOMATIC = Set.of(
            "courtsAll",
            "courtsThree",
            "scoreFours",
            "scoreFives",
            "scoreSixesSevens",
            "scoreCastillo",
            "scoreFirsts",
            "scoreMost",
            "scoreFewest",
            "court");

    /** The cards whose actions have one step only, or one round of secret choices. */
    private static final Set<String> SINGLE = Set.of(
            "scoreOne",
            "scoreboard",
            "adviser",
            "king",
            "grande",
            "powerBack",
            "secretTwo",
            "secretAll",
            "secretScoring");

    /** The caballeros on the power cards from 1 (EG-1.3). */
    private static final List<Integer> CABALLEROS = List.of(6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0);

    private final Set<String> events = new LinkedHashSet<>();
    private final Set<Integer> allowed = new HashSet<>();
    private final Set<String> chosen = new HashSet<>();
    private int steps;

    private GrandeChronicle() {}

    /** All that can happen. */
    static Set<String> all(List<String> cards) {
        Set<String> all = new LinkedHashSet<>();
        for (String card : cards) {
            all.add(event(card, Ending.CARRIED_OUT));
            if (card.equals("veto")) {
                continue;
            }
            all.add(event(card, Ending.STOPPED_WHEN_ANNOUNCED));
            if (!AUTOMATIC.contains(card)) {
                all.add(event(card, Ending.STOPPED_BEFORE_FIRST_STEP));
                if (!SINGLE.contains(card)) {
                    all.add(event(card, Ending.STOPPED_PART_WAY));
                }
            }
        }
        for (GrandeIncident incident : GrandeIncident.values()) {
            all.add(incident.name());
        }
        return all;
    }

    /** The events of a game. */
    static Set<String> events(GameRecord record) {
        GrandeChronicle chronicle = new GrandeChronicle();
        Match match = new Match(record.setup());
        GrandeTable before = table(match);
        for (GameRecord.Move move : record.moves()) {
            int scored = match.scorings().size();
            match.play(move.seat(), move.text());
            GrandeTable after = table(match);
            chronicle.add(move, before, after);
            if (match.scorings().size() > scored) {
                chronicle.scoring(match.scorings().getLast(), before);
            }
            before = after;
        }
        return chronicle.events;
    }

    private static String event(String card, Ending ending) {
        return card + " " + ending;
    }

    private static GrandeTable table(Match match) {
        return ((GrandePosition) match.position()).table();
    }

    private void add(GameRecord.Move move, GrandeTable before, GrandeTable after) {
        List<String> words = List.of(move.text().split(" "));
        String object = words.getLast();
        switch (GrandeMove.of(move.text())) {
            case RECALL -> note(before.turn().recalls() == 1, GrandeIncident.RECALLED_ALL);
            case FETCH -> fetch(Integer.parseInt(object), before.courts().get(move.seat()));
            case SPECIAL -> special(before);
            case ALLOW -> {
                note(!allowed.isEmpty(), GrandeIncident.TWO_ASKED);
                allowed.add(move.seat());
            }
            case VETO -> veto(move.seat(), before);
            case MOVE -> note(isRunning(before, "moveOwnRegionOrPlaceTwo"), GrandeIncident.EITHER_MOVED);
            case PLACE -> note(isRunning(before, "moveOwnRegionOrPlaceTwo"), GrandeIncident.EITHER_PLACED);
            case GIVE ->
                note(true, object.equals("court") ? GrandeIncident.GAVE_FROM_COURT : GrandeIncident.GAVE_FROM_REGION);
            case SCORE -> {
                note(object.equals("Cas"), GrandeIncident.SCORED_CASTILLO);
                note(object.equals(before.king()), GrandeIncident.SCORED_KINGS_REGION);
            }
            case BOARD -> board(words.get(1), object, before);
            case EVICT -> note(after.stage() == Stage.BETWEEN, GrandeIncident.EVICTED_ONLY_OWN);
            case TAKE ->
                note(
                        object.equals(Integer.toString(
                                before.courts().get(move.seat()).laid())),
                        GrandeIncident.POWER_OF_THIS_TURN_BACK);
            case DISK -> disk(move.seat(), object, before);
            case DONE -> done(before);
            case END -> end(before, after);
            default -> {}
        }
        action(move, before, after);
        note(after.courts().stream().anyMatch(court -> court.vetoes() == 2), GrandeIncident.TWO_VETOES);
    }

    /** Follows the special action to its end. */
    private void action(GameRecord.Move move, GrandeTable before, GrandeTable after) {
        GrandeMove kind = GrandeMove.of(move.text());
        String card = before.action().card().isEmpty()
                ? before.turn().card()
                : before.action().card();
        boolean running = before.stage() == Stage.ACTING || before.stage() == Stage.DISKS;
        boolean starting = kind == GrandeMove.SPECIAL || kind == GrandeMove.ALLOW;
        boolean ended = after.action().card().isEmpty();
        if (kind == GrandeMove.VETO) {
            Ending stopped = steps == 0 ? Ending.STOPPED_BEFORE_FIRST_STEP : Ending.STOPPED_PART_WAY;
            events.add(event(card, running ? stopped : Ending.STOPPED_WHEN_ANNOUNCED));
        } else if (running) {
            boolean waived = kind == GrandeMove.DONE && steps == 0;
            steps++;
            if (ended && !waived) {
                events.add(event(card, Ending.CARRIED_OUT));
            }
        } else if (starting && ended) {
            boolean whole = AUTOMATIC.contains(card) || card.equals("veto");
            note(!whole, GrandeIncident.NOTHING_TO_DO);
            note(card.equals("grande"), GrandeIncident.GRANDE_STUCK);
            if (whole) {
                events.add(event(card, Ending.CARRIED_OUT));
            }
        }
    }

    private void fetch(int count, Court court) {
        int most = Math.min(CABALLEROS.get(court.laid() - 1), court.province());
        note(most == 0, GrandeIncident.FETCHED_NOTHING);
        note(count < most, GrandeIncident.FETCHED_LESS);
    }

    private void special(GrandeTable before) {
        steps = 0;
        allowed.clear();
        note(before.turn().places() == before.turn().pile(), GrandeIncident.SPECIAL_FIRST);
        note(before.turn().card().equals("veto"), GrandeIncident.VETO_TAKEN);
    }

    private void veto(int seat, GrandeTable before) {
        note(allowed.contains(seat), GrandeIncident.VETO_AFTER_ALLOW);
        note(before.action().stepper() == seat, GrandeIncident.VETO_BY_GIVER);
        note(before.stage() == Stage.DISKS && before.obliged().contains(seat), GrandeIncident.VETO_BY_CHOOSER);
        note(before.stage() == Stage.ASKING && !allowed.isEmpty(), GrandeIncident.TWO_ASKED);
    }

    private void board(String name, String place, GrandeTable before) {
        note(before.regions().stream().map(Region::scoreboard).anyMatch(name::equals), GrandeIncident.SCOREBOARD_MOVED);
        note(place.equals("Cas"), GrandeIncident.SCOREBOARD_INTO_CASTILLO);
        note(before.castillo().scoreboard().equals(name), GrandeIncident.SCOREBOARD_OUT_OF_CASTILLO);
    }

    private void disk(int seat, String region, GrandeTable before) {
        if (before.chosen().isEmpty()) {
            chosen.clear();
        }
        boolean again = !chosen.add(region);
        String card = before.action().card();
        note(card.equals("secretScoring") && again, GrandeIncident.CHOSEN_TWICE);
        note(card.equals("secretTwo") && region(before, region).counts().get(seat) == 1, GrandeIncident.SECRET_ONE);
        note(card.equals("grande") && region(before, region).grandes().contains(seat), GrandeIncident.GRANDE_STAYS);
        note(card.equals("eviction") && region.equals(before.king()), GrandeIncident.EVICTED_TO_COURT);
        note(before.stage() == Stage.CASTILLO && !before.chosen().isEmpty(), GrandeIncident.CASTILLO_CHOICES);
    }

    private void done(GrandeTable before) {
        note(before.stage() == Stage.RECALLING, GrandeIncident.RECALL_ENDED);
        note(before.stage() == Stage.PLACING, GrandeIncident.PLACED_FEWER);
        note(before.stage() == Stage.ACTING && steps == 0, GrandeIncident.ACTION_WAIVED);
    }

    private void end(GrandeTable before, GrandeTable after) {
        note(before.turn().special(), GrandeIncident.SPECIAL_WAIVED);
        for (int seat = 0; seat < before.courts().size(); seat++) {
            note(after.courts().get(seat).vetoes() < before.courts().get(seat).vetoes(), GrandeIncident.VETO_EXPIRED);
        }
    }

    private void scoring(Scoring scoring, GrandeTable before) {
        boolean general = scoring.cause().equals(Scoring.GENERAL);
        note(general && before.stage() != Stage.CASTILLO, GrandeIncident.CASTILLO_EMPTY);
        note(!general && Collections.max(scoring.points()) == 0, GrandeIncident.SCORED_NOTHING);
    }

    private static boolean isRunning(GrandeTable table, String card) {
        return table.stage() == Stage.ACTING && table.action().card().equals(card);
    }

    private static Region region(GrandeTable table, String code) {
        return table.regions().stream()
                .filter(region -> region.code().equals(code))
                .findFirst()
                .orElseThrow();
    }

    private void note(boolean happened, GrandeIncident incident) {
        if (happened) {
            events.add(incident.name());
        }
    }
}
