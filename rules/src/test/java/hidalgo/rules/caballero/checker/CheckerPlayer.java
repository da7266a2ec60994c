package hidalgo.rules.caballero.checker;

/** The pieces in a player's court, apart from the power cards (EC-2.1, EC-5.1). */
final class CheckerPlayer {
    int court = 5;
    int dockedShips = 0;
    int governorsLeft;

    CheckerPlayer(int governorsLeft) {
        this.governorsLeft = governorsLeft;
    }

    CheckerPlayer copy() {
        CheckerPlayer copy = new CheckerPlayer(governorsLeft);
        copy.court = court;
        copy.dockedShips = dockedShips;
        return copy;
    }
}
