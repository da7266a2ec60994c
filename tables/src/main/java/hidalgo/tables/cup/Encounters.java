package hidalgo.tables.cup;

import java.util.List;

/**
 * How often entrants have met, and how often they had each seat, in all rounds that were drawn.
 *
 * @param met for each two entrants how often
 * @param had for each entrant and each seat how often
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record Encounters(int[][] met, int[][] had) {
    private static final int SEATS = 8;

    /** The encounters of some entrants, who are renumbered by their place in the list. */
    static Encounters of(Cup cup, List<Integer> entrants) {
        int[] number = new int[cup.entrants().size()];
        java.util.Arrays.fill(number, -1);
        for (int i = 0; i < entrants.size(); i++) {
            number[entrants.get(i)] = i;
        }
        Encounters encounters =
                new Encounters(new int[entrants.size()][entrants.size()], new int[entrants.size()][SEATS]);
        for (CupRound round : cup.rounds()) {
            for (CupTable table : round.tables()) {
                encounters.add(table, number);
            }
        }
        return encounters;
    }

    private void add(CupTable table, int[] number) {
        for (int seat = 0; seat < table.seats().size(); seat++) {
            int entrant = table.seats().get(seat);
            if (entrant < 0 || number[entrant] < 0) {
                continue;
            }
            had[number[entrant]][seat]++;
            for (int other : table.seats()) {
                if (other >= 0 && other != entrant && number[other] >= 0) {
                    met[number[entrant]][number[other]]++;
                }
            }
        }
    }
}
