package hidalgo.rules;

import java.util.ArrayList;
import java.util.List;

/** An order of seats, packed into a number: four bits a seat, the first seat lowest. */
public final class SeatOrder {
    private static final int BITS = 4;
    private static final int LANE = 15;

    private SeatOrder() {}

    /** The seat at a place of the order, counted from 0. */
    public static int at(int order, int index) {
        return order >> BITS * index & LANE;
    }

    /** The place of a seat in an order, counted from 0. */
    public static int indexOf(int order, int seat) {
        int index = 0;
        while (at(order, index) != seat) {
            index++;
        }
        return index;
    }

    /** The seats in order. */
    public static List<Integer> list(int order, int seats) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            list.add(at(order, i));
        }
        return list;
    }

    /** Clockwise from a seat. */
    public static int clockwise(int first, int seats) {
        int order = 0;
        for (int i = 0; i < seats; i++) {
            order |= (first + i) % seats << BITS * i;
        }
        return order;
    }

    /** The same seats in reverse order. */
    public static int reversed(int order, int seats) {
        int reversed = 0;
        for (int i = 0; i < seats; i++) {
            reversed |= at(order, seats - 1 - i) << BITS * i;
        }
        return reversed;
    }

    /**
     * Ordered by the power cards played, highest first; {@code cards} holds each seat's card in four bits, seat 0
     * lowest.
     */
    public static int byCard(int cards, int seats) {
        int order = 0;
        for (int seat = 0; seat < seats; seat++) {
            int higher = 0;
            for (int other = 0; other < seats; other++) {
                if (at(cards, other) > at(cards, seat)) {
                    higher++;
                }
            }
            order |= seat << BITS * higher;
        }
        return order;
    }
}
