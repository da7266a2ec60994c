package hidalgo.rules.grande;

import hidalgo.rules.grande.GrandePosition.Stage;

/** The effects of special actions, from the announcement to the last step (EG-4). */
final class Actions {
    private static final int GIFTS = 3;
    private static final int PLACES = 2;

    private Actions() {}

    /** Announces the action: every other veto holder is asked first (EG-4.15). */
    static void announce(GrandePosition position) {
        position.turn.announced = true;
        if (position.card() == Card.VETO) {
            position.vetoes.take(position.active());
            return;
        }
        position.action.unasked = position.objectors();
        if (position.action.unasked == 0) {
            start(position);
        } else {
            position.stage = Stage.ASKING;
        }
    }

    static void allow(GrandePosition position, int seat) {
        position.action.unasked &= ~(1 << seat);
        if (position.action.unasked == 0) {
            start(position);
        }
    }

    /** A veto: finished steps stand, and the rest lapses (EG-4.15). */
    static void stop(GrandePosition position, int seat) {
        position.vetoes.use(seat);
        finish(position);
    }

    static void finish(GrandePosition position) {
        position.action.clear();
        position.disks.clear();
        position.stage = Stage.BETWEEN;
    }

    /** Carries out one step. */
    static void step(GrandePosition position, int seat, int move) {
        int object = MoveCode.object(move);
        switch (MoveCode.kind(move)) {
            case MoveCode.PLACE -> place(position, seat, object);
            case MoveCode.MOVE -> move(position, seat, object, MoveCode.second(move), MoveCode.third(move));
            case MoveCode.SEND -> send(position, object, MoveCode.second(move));
            case MoveCode.GIVE -> give(position, seat, object);
            case MoveCode.SCORE -> {
                position.score(1 << object, Card.SCORE_ONE);
                finish(position);
            }
            case MoveCode.BOARD -> {
                position.board.setScoreboard(object, MoveCode.second(move));
                finish(position);
            }
            case MoveCode.KING -> {
                position.board.setKing(object);
                finish(position);
            }
            case MoveCode.EVICT -> {
                position.action.region = object;
                askDisks(position);
            }
            case MoveCode.GRANDE -> {
                position.board.setGrande(seat, object);
                finish(position);
            }
            case MoveCode.TAKE -> {
                position.courts.takeBack(seat, object);
                finish(position);
            }
            default -> throw new IllegalArgumentException("Not a step of an action: " + move);
        }
    }

    private static void start(GrandePosition position) {
        position.stage = Stage.ACTING;
        Action action = position.action;
        int active = position.active();
        switch (position.card()) {
            case MOVE_OWN_REGION -> startMoves(position, Box.CABALLEROS, Box.CABALLEROS, 0, 0);
            case PLACE_TWO -> startMoves(position, 0, 0, 0, PLACES);
            case MOVE_OWN_REGION_OR_PLACE_TWO -> startMoves(position, Box.CABALLEROS, Box.CABALLEROS, 0, PLACES);
            case MOVE_FIVE_ONE_REGION -> startMoves(position, 5, 5, 5, 0);
            case MOVE_THREE_OTHERS -> startMoves(position, 3, 0, 3, 0);
            case MOVE_THREE_ANY -> startMoves(position, 3, 3, 3, 0);
            case MOVE_TWO_OWN_TWO_OTHERS -> startMoves(position, 4, 2, 2, 0);
            case MOVE_FOUR_OWN -> startMoves(position, 4, 4, 0, 0);
            case MOVE_FOUR_ANY -> startMoves(position, 4, 4, 4, 0);
            case ANGRY_KING -> {
                action.giver = position.after(active);
                action.left = GIFTS;
                settleGifts(position);
            }
            case SEND_ONE_EACH -> settleSends(position);
            case SCORE_ONE, SCOREBOARD, ADVISER, KING, EVICTION, POWER_BACK -> {}
            case SECRET_TWO, SECRET_ALL, SECRET_SCORING -> askDisks(position);
            case GRANDE -> {
                if (position.options.grandeCard() == GrandeOptions.GrandeCard.ALL) {
                    askDisks(position);
                } else if (position.board.grande(active) == position.board.king()) {
                    finish(position);
                }
            }
            default -> {
                AutomaticActions.carryOut(position);
                finish(position);
            }
        }
    }

    private static void askDisks(GrandePosition position) {
        if (!SecretChoices.ask(position, Stage.DISKS)) {
            finish(position);
        }
    }

    /**
     * Begins an action that allows a number of moves in all, some with own caballeros, some with those of others, and
     * some places.
     */
    private static void startMoves(GrandePosition position, int all, int own, int others, int places) {
        position.action.allowMoves(all, own, others);
        position.action.placesLeft = places;
        settleMoves(position, position.active());
    }

    /** EG-4.2. */
    private static void place(GrandePosition position, int seat, int place) {
        position.courts.addToCourt(seat, -1);
        position.board.add(place, seat, 1);
        position.action.placesLeft--;
        position.action.left = 0;
        settleMoves(position, seat);
    }

    /** EG-4.1. */
    private static void move(GrandePosition position, int seat, int from, int to, int owner) {
        Action action = position.action;
        position.board.move(from, to, owner, 1);
        action.left--;
        if (owner == seat) {
            action.ownLeft--;
        } else {
            action.othersLeft--;
        }
        if (position.card().isOneRegion()) {
            action.region = from;
        }
        action.placesLeft = 0;
        settleMoves(position, seat);
    }

    private static void settleMoves(GrandePosition position, int seat) {
        if (ActionMoves.ownSources(position, seat) == 0
                && ActionMoves.othersSources(position, seat) == 0
                && !ActionMoves.mayPlace(position, seat)) {
            finish(position);
        }
    }

    /** EG-4.5. */
    private static void send(GrandePosition position, int region, int owner) {
        position.board.add(region, owner, -1);
        position.courts.addToProvince(owner, 1);
        position.action.sent |= 1 << owner;
        settleSends(position);
    }

    private static void settleSends(GrandePosition position) {
        for (int rest = ActionMoves.unsent(position); rest != 0; rest &= rest - 1) {
            if (position.board.regionsWith(Integer.numberOfTrailingZeros(rest), 1) != 0) {
                return;
            }
        }
        finish(position);
    }

    /** EG-4.4. */
    private static void give(GrandePosition position, int seat, int from) {
        if (from == MoveCode.COURT) {
            position.courts.addToCourt(seat, -1);
        } else {
            position.board.add(from, seat, -1);
        }
        position.courts.addToProvince(seat, 1);
        position.action.left--;
        settleGifts(position);
    }

    /** Passes on to the next seat that has something to give (EG-4.4). */
    private static void settleGifts(GrandePosition position) {
        Action action = position.action;
        int active = position.active();
        boolean everyone = position.options.angryKing() == GrandeOptions.AngryKing.EVERYONE;
        while (action.left == 0 || !hasGift(position, action.giver)) {
            int next = position.after(action.giver);
            if (action.giver == active || next == active && !everyone) {
                finish(position);
                return;
            }
            action.giver = next;
            action.left = GIFTS;
        }
    }

    private static boolean hasGift(GrandePosition position, int seat) {
        return position.courts.court(seat) > 0 || position.board.regionsWith(seat, 1) != 0;
    }
}
