package hidalgo.rules.grande;

import hidalgo.rules.encoding.Clockwise;
import hidalgo.rules.encoding.LayoutBuilder;

/** The moves of El Grande as actions: where each kind begins. */
final class GrandeActions {
    private final int seats;
    private final int power;
    private final int fetch;
    private final int recall;
    private final int card;
    private final int place;
    private final int special;
    private final int veto;
    private final int allow;
    private final int move;
    private final int send;
    private final int give;
    private final int score;
    private final int board;
    private final int king;
    private final int evict;
    private final int grande;
    private final int take;
    private final int disk;
    private final int done;
    private final int end;

    /** Adds the ranges to a layout. */
    GrandeActions(int seats, LayoutBuilder layout) {
        this.seats = seats;
        int places = Place.COUNT;
        power = layout.range("power N", PowerCards.COUNT, "N - 1");
        fetch = layout.range("fetch N", PowerCards.MOST_CABALLEROS + 1, "N");
        recall = layout.range("recall P", places, "P");
        card = layout.range("card N", Piles.COUNT, "N - 1");
        place = layout.range("place P", places, "P");
        special = layout.range("special", 1, "");
        veto = layout.range("veto", 1, "");
        allow = layout.range("allow", 1, "");
        move = layout.range("move P Q S", places * places * seats, "(P × 10 + Q) × seats + S");
        send = layout.range("send P S", places * seats, "P × seats + S");
        give = layout.range("give P", places + 1, "P; the court is 10");
        score = layout.range("score P", places, "P");
        board = layout.range("board B P", Scoreboard.COUNT * places, "B × 10 + P; B is 0 for 8/4/0 and 1 for 4/0/0");
        king = layout.range("king P", places, "P");
        evict = layout.range("evict P", places, "P");
        grande = layout.range("grande P", places, "P");
        take = layout.range("take N", PowerCards.COUNT, "N - 1");
        disk = layout.range("disk P", places, "P");
        done = layout.range("done", 1, "");
        end = layout.range("end", 1, "");
    }

    /** The action of a move of a seat. */
    int of(int code, int seat) {
        int object = MoveCode.object(code);
        int second = MoveCode.second(code);
        return switch (MoveCode.kind(code)) {
            case MoveCode.POWER -> power + object - 1;
            case MoveCode.FETCH -> fetch + object;
            case MoveCode.RECALL -> recall + object;
            case MoveCode.CARD -> card + object - 1;
            case MoveCode.PLACE -> place + object;
            case MoveCode.SPECIAL -> special;
            case MoveCode.VETO -> veto;
            case MoveCode.ALLOW -> allow;
            case MoveCode.MOVE ->
                move + (object * Place.COUNT + second) * seats + Clockwise.distance(seat, MoveCode.third(code), seats);
            case MoveCode.SEND -> send + object * seats + Clockwise.distance(seat, second, seats);
            case MoveCode.GIVE -> give + (object == MoveCode.COURT ? Place.COUNT : object);
            case MoveCode.SCORE -> score + object;
            case MoveCode.BOARD -> board + object * Place.COUNT + second;
            case MoveCode.KING -> king + object;
            case MoveCode.EVICT -> evict + object;
            case MoveCode.GRANDE -> grande + object;
            case MoveCode.TAKE -> take + object - 1;
            case MoveCode.DISK -> disk + object;
            case MoveCode.DONE -> done;
            case MoveCode.END -> end;
            default -> throw new IllegalArgumentException("Not a move: " + code);
        };
    }
}
