package hidalgo.rules.caballero.checker;

import java.util.Set;

/** The events of the current turn, as far as the limits of EC-3.0 need them. */
final class CheckerTurn {
    final int seat;
    final int card;
    boolean supplied = false;
    int areasLaid = 0;
    int placesAndRaises = 0;
    int shipsBought = 0;
    int castillosBuilt = 0;
    boolean grandeMoved = false;

    /** Ships that the player docked during this turn (EC-3.18). */
    int shipsDocked = 0;

    /** The land regions, each as its sides, where the first half of a pair left a tie (EC-3.13). */
    Set<Set<Spot>> tiedRegions = Set.of();

    CheckerTurn(int seat, int card) {
        this.seat = seat;
        this.card = card;
    }

    /** The tiles that may still be laid: one in all, or two with card 9 (EC-3.0). */
    int areasLeft() {
        return (card == 9 ? 2 : 1) - areasLaid;
    }

    CheckerTurn copy() {
        CheckerTurn copy = new CheckerTurn(seat, card);
        copy.supplied = supplied;
        copy.areasLaid = areasLaid;
        copy.placesAndRaises = placesAndRaises;
        copy.shipsBought = shipsBought;
        copy.castillosBuilt = castillosBuilt;
        copy.grandeMoved = grandeMoved;
        copy.shipsDocked = shipsDocked;
        copy.tiedRegions = tiedRegions;
        return copy;
    }
}
