package hidalgo.rules.grande.checker;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The effects of each card's special action once no player objects (EG-4); the turn handles the card {@code veto}. */
final class CheckerActions {
    /** "Any number" of own caballeros: no player has more. */
    private static final int ALL_OWN = 30;

    private final CheckerTable table;
    private final CheckerScoring scoring;
    private final Checker.Options options;

    CheckerActions(CheckerTable table, CheckerScoring scoring, Checker.Options options) {
        this.table = table;
        this.scoring = scoring;
        this.options = options;
    }

    /** Starts the action: an automatic one is carried out at once, of the others the steps are left. */
    CheckerAction start(String card, int active) {
        return switch (card) {
            case "moveOwnRegion" -> CheckerMoving.outOfOneRegion(table, active, ALL_OWN, 0, ALL_OWN, 0);
            case "moveOwnRegionOrPlaceTwo" -> CheckerMoving.outOfOneRegion(table, active, ALL_OWN, 0, ALL_OWN, 2);
            case "moveFiveOneRegion" -> CheckerMoving.outOfOneRegion(table, active, 5, 5, 5, 0);
            case "moveThreeOthers" -> CheckerMoving.anywhere(table, active, 0, 3, 3);
            case "moveThreeAny" -> CheckerMoving.anywhere(table, active, 3, 3, 3);
            case "moveFourAny" -> CheckerMoving.anywhere(table, active, 4, 4, 4);
            case "moveFourOwn" -> CheckerMoving.anywhere(table, active, 4, 0, 4);
            case "moveTwoOwnTwoOthers" -> CheckerMoving.anywhere(table, active, 2, 2, 4);
            case "placeTwo" -> CheckerMoving.placing(table, active, 2);
            case "courtsAll" -> emptyCourts(active, Integer.MAX_VALUE);
            case "courtsThree" -> emptyCourts(active, 3);
            case "angryKing" -> angryKing(active);
            case "sendOneEach" -> new CheckerAction.Sending(table, active, table.othersClockwise(active));
            case "secretTwo" -> secretTwo(active);
            case "secretAll" -> secretAll(active);
            case "scoreOne" -> scoreOne(active);
            case "scoreFours" -> score(card, scoring.places(scoring.regionsOfFirstValue(Set.of(4))));
            case "scoreFives" -> score(card, scoring.places(scoring.regionsOfFirstValue(Set.of(5))));
            case "scoreSixesSevens" -> score(card, scoring.places(scoring.regionsOfFirstValue(Set.of(6, 7))));
            case "scoreCastillo" -> score(card, scoring.place(CheckerMap.CASTILLO));
            case "scoreFirsts" -> score(card, scoring.firstsOfAllRegions());
            case "scoreMost" -> score(card, scoring.places(scoring.fullestRegions()));
            case "scoreFewest" -> score(card, scoring.places(scoring.emptiestRegions()));
            case "scoreboard" -> scoreboard(active);
            case "adviser" -> moveKing(active, CheckerMap.neighbours(table.king()));
            case "king" -> moveKing(active, table.openRegions());
            case "eviction" -> eviction(active);
            case "grande" -> options.grandeCard().equals("all") ? allGrandes() : ownGrande(active);
            case "powerBack" -> powerBack(active);
            case "court" -> court(active);
            case "secretScoring" -> secretScoring();
            default -> throw new IllegalArgumentException("no card " + card);
        };
    }

    /** EG-4.3. */
    private CheckerAction emptyCourts(int active, int most) {
        table.othersClockwise(active)
                .forEach(seat -> table.shiftUpTo(seat, CheckerTable.COURT, CheckerTable.PROVINCE, most));
        return CheckerAction.over();
    }

    /** EG-4.4. */
    private CheckerAction angryKing(int active) {
        List<Integer> givers = new ArrayList<>(table.othersClockwise(active));
        if (options.angryKing().equals("everyone")) {
            givers.add(active);
        }
        return CheckerAction.AngryKing.collect(table, givers, 0);
    }

    /** EG-4.6: two from a region with at least two; only who has nowhere two names a region with one. */
    private CheckerAction secretTwo(int active) {
        return CheckerAction.SecretChoices.ask(
                table.othersClockwise(active),
                seat -> {
                    List<String> withTwo = table.openRegionsWith(seat, 2);
                    return withTwo.isEmpty() ? table.openRegionsWith(seat, 1) : withTwo;
                },
                chosen -> chosen.forEach((seat, region) -> table.shiftUpTo(seat, region, CheckerTable.PROVINCE, 2)));
    }

    /** EG-4.6. */
    private CheckerAction secretAll(int active) {
        return CheckerAction.SecretChoices.ask(
                table.othersClockwise(active),
                seat -> table.openRegionsWith(seat, 1),
                chosen -> chosen.forEach(
                        (seat, region) -> table.shiftUpTo(seat, region, CheckerTable.PROVINCE, Integer.MAX_VALUE)));
    }

    /** EG-4.7: the King's region and the Castillo too. */
    private CheckerAction scoreOne(int active) {
        List<String> places = new ArrayList<>(CheckerMap.REGIONS);
        places.add(CheckerMap.CASTILLO);
        return new CheckerAction.OneChoice(active, "score", places, place -> score("scoreOne", scoring.place(place)));
    }

    private CheckerAction score(String card, List<Integer> points) {
        table.score(card, points);
        return CheckerAction.over();
    }

    /** EG-4.8: neither out of nor into the King's region, onto another scoreboard, or onto its own place. */
    private CheckerAction scoreboard(int active) {
        List<String> answers = Stream.of("high", "low")
                .filter(name -> !table.king().equals(table.scoreboard(name)))
                .flatMap(name -> table.anywhere().stream()
                        .filter(place -> !table.hasScoreboard(place))
                        .map(place -> name + " " + place))
                .toList();
        return new CheckerAction.OneChoice(active, "board", answers, answer -> {
            String[] words = answer.split(" ");
            table.moveScoreboard(words[0], words[1]);
            return CheckerAction.over();
        });
    }

    /** EG-4.9. */
    private CheckerAction moveKing(int active, List<String> regions) {
        return new CheckerAction.OneChoice(active, "king", regions, region -> {
            table.moveKing(region);
            return CheckerAction.over();
        });
    }

    /** EG-4.10. */
    private CheckerAction eviction(int active) {
        return new CheckerAction.OneChoice(active, "evict", table.openRegions(), region -> evictFrom(active, region));
    }

    private CheckerAction evictFrom(int active, String region) {
        List<Integer> evicted = table.othersClockwise(active).stream()
                .filter(seat -> table.caballeros(region, seat) > 0)
                .toList();
        List<String> otherEight = CheckerMap.REGIONS.stream()
                .filter(other -> !other.equals(region))
                .toList();
        return CheckerAction.SecretChoices.ask(
                evicted,
                _ -> otherEight,
                chosen -> chosen.forEach((seat, target) -> {
                    String refuge = target.equals(table.king()) ? CheckerTable.COURT : target;
                    table.shift(seat, region, refuge, table.caballeros(region, seat));
                }));
    }

    /** EG-4.11, {@code active}: a grande in the King's region can't leave. */
    private CheckerAction ownGrande(int active) {
        String home = table.grande(active);
        if (home.equals(table.king())) {
            return CheckerAction.over();
        }
        List<String> targets = table.openRegions().stream()
                .filter(region -> !region.equals(home))
                .toList();
        return new CheckerAction.OneChoice(active, "grande", targets, region -> {
            table.moveGrande(active, region);
            return CheckerAction.over();
        });
    }

    /** EG-4.11, {@code all}. */
    private CheckerAction allGrandes() {
        List<Integer> movable = table.seats().stream()
                .filter(seat -> !table.grande(seat).equals(table.king()))
                .toList();
        return CheckerAction.SecretChoices.ask(
                movable, _ -> table.openRegions(), chosen -> chosen.forEach(table::moveGrande));
    }

    /** EG-4.12. */
    private CheckerAction powerBack(int active) {
        List<String> laid = table.discard(active).stream().map(String::valueOf).toList();
        return new CheckerAction.OneChoice(active, "take", laid, powerCard -> {
            table.takePowerCardBack(active, Integer.parseInt(powerCard));
            return CheckerAction.over();
        });
    }

    /** EG-4.13. */
    private CheckerAction court(int active) {
        table.shiftUpTo(active, CheckerTable.PROVINCE, CheckerTable.COURT, 2);
        return CheckerAction.over();
    }

    /** EG-4.14. */
    private CheckerAction secretScoring() {
        return CheckerAction.SecretChoices.ask(
                table.seats(),
                _ -> CheckerMap.REGIONS,
                chosen -> table.score("secretScoring", scoring.places(chosenOnce(chosen))));
    }

    private static List<String> chosenOnce(Map<Integer, String> chosen) {
        return CheckerMap.REGIONS.stream()
                .filter(region ->
                        chosen.values().stream().filter(region::equals).count() == 1)
                .toList();
    }
}
