package hidalgo.rules.grande;

import hidalgo.rules.Position;
import hidalgo.rules.Scoring;
import hidalgo.rules.SeatOrder;
import hidalgo.rules.grande.GrandePosition.Stage;
import org.jspecify.annotations.Nullable;

/** The whole state of a game of El Grande at one moment, to be read by everything that shows, judges or plays it. */
abstract class GrandeState implements Position {
    GrandeOptions options;
    final Board board = new Board();
    final Courts courts = new Courts();
    final Points points = new Points();
    final Piles piles;
    final Vetoes vetoes = new Vetoes();
    final Turn turn = new Turn();
    final Action action = new Action();
    final Disks disks = new Disks();
    Stage stage = Stage.LAYING;

    /** Seats in the order in which they play cards or take turns now. */
    int order;

    /** How many seats of {@link #order} have finished. */
    int cursor;

    int reveals;

    GrandeState(GrandeOptions options, byte[][] pileOrder) {
        this.options = options;
        piles = new Piles(pileOrder);
    }

    @Override
    public String game() {
        return ElGrande.ID;
    }

    /** The options of the game. */
    public GrandeOptions options() {
        return options;
    }

    @Override
    public int seats() {
        return options.players();
    }

    @Override
    public int total(int seat) {
        return points.total(seat);
    }

    @Override
    public int round() {
        return Box.rounds(options.shortGame())[piles.drawn() - 1];
    }

    @Override
    public int turn() {
        int stretch = stage == Stage.LAYING ? seats() : active();
        return (round() * (seats() + 1) + stretch) * 2 + (isChoosingSecretly() ? 1 : 0);
    }

    @Override
    public boolean isChoosingSecretly() {
        return stage == Stage.DISKS || stage == Stage.CASTILLO;
    }

    @Override
    public boolean isSecret(int move) {
        return MoveCode.kind(move) == MoveCode.DISK;
    }

    @Override
    public int scorings() {
        return points.scorings();
    }

    @Override
    public Scoring lastScoring() {
        return points.last(seats());
    }

    @Override
    public int reveals() {
        return reveals;
    }

    @Override
    public void set(Position position) {
        GrandeState other = (GrandeState) position;
        options = other.options;
        board.set(other.board);
        courts.set(other.courts);
        points.set(other.points);
        piles.set(other.piles);
        vetoes.set(other.vetoes);
        turn.set(other.turn);
        action.set(other.action);
        disks.set(other.disks);
        stage = other.stage;
        order = other.order;
        cursor = other.cursor;
        reveals = other.reveals;
    }

    /** The kind of move that the game waits for. */
    public Stage stage() {
        return stage;
    }

    /** The seat that plays a power card or whose turn it is; after the last turn of a round, the seat that took it. */
    public int active() {
        return SeatOrder.at(order, cursor);
    }

    /** The seat at a place, counted from 0, of the order in which power cards are played or turns taken now. */
    public int inOrder(int index) {
        return SeatOrder.at(order, index);
    }

    /** The full name of a place. */
    public static String placeName(int place) {
        return Place.name(place);
    }

    /** How many caballeros of a seat stand in a place. */
    public int caballeros(int place, int seat) {
        return board.caballeros(place, seat);
    }

    /** A number for the caballeros of all seats in a place: it differs if any of their counts differ. */
    public int company(int place) {
        return board.company(place);
    }

    /** How many caballeros of a seat stand in all regions together. */
    public int onMap(int seat) {
        return board.onMap(seat);
    }

    /** The region of a seat's grande. */
    public int grande(int seat) {
        return board.grande(seat);
    }

    /** The King's region. */
    public int king() {
        return board.king();
    }

    /** The regions that border a region, as bits (EG-1.1). */
    public static int neighbours(int region) {
        return Place.neighbours(region);
    }

    /** Where the scoreboard 8/4/0 is, or {@link GrandePosition#NOWHERE}. */
    public int highScoreboard() {
        return board.scoreboard(Scoreboard.HIGH);
    }

    /** Where the scoreboard 4/0/0 is, or {@link GrandePosition#NOWHERE}. */
    public int lowScoreboard() {
        return board.scoreboard(Scoreboard.LOW);
    }

    /** The value in force in a place for the first, second or third: a scoreboard's or the printed one (EG-4.8). */
    public int value(int place, int rank) {
        return board.value(place, rank);
    }

    /** How many caballeros a seat has in its court. */
    public int court(int seat) {
        return courts.court(seat);
    }

    /** How many caballeros a seat has in its province. */
    public int province(int seat) {
        return courts.province(seat);
    }

    /** The power cards in a seat's hand, card {@code n} as bit {@code n}. */
    public int hand(int seat) {
        return courts.hand(seat);
    }

    /** The power card that a seat has played this round, or 0. */
    public int laid(int seat) {
        return courts.laid(seat);
    }

    /** How many vetoes a seat holds (EG-4.15). */
    public int vetoes(int seat) {
        return vetoes.held(seat);
    }

    /** The face-up action card of a pile, or null if it has been chosen or discarded. */
    public @Nullable String faceUp(int pile) {
        return (piles.faceUp() >> pile & 1) == 0 ? null : piles.card(pile).text();
    }

    /** The number, from 0, of the face-up action card of a pile, or -1 if it has been chosen or discarded. */
    public int faceUpNumber(int pile) {
        return (piles.faceUp() >> pile & 1) == 0 ? -1 : piles.card(pile).number();
    }

    /** The pile of the action card that the active seat has chosen in this turn, or 0. */
    public int chosenPile() {
        return turn.pile;
    }

    /** The action card that the active seat has chosen in this turn, or null. */
    public @Nullable String chosenCard() {
        return turn.pile == 0 ? null : card().text();
    }

    /** Whether the special action has been announced in this turn, so that it is under way or over (EG-3.3). */
    public boolean isAnnounced() {
        return turn.announced;
    }

    /** How many caballeros may still be recalled (EG-3.1). */
    public int recallsLeft() {
        return turn.missing;
    }

    /** How many caballeros the half of placing still allows; 0 once it is over (EG-3.4). */
    public int placingLeft() {
        return turn.toPlace;
    }

    /** The veto holder that must answer first, the next one clockwise from the active seat, or -1 (EG-4.15). */
    public int asked() {
        for (int seat = after(active()); seat != active(); seat = after(seat)) {
            if ((action.unasked >> seat & 1) != 0) {
                return seat;
            }
        }
        return -1;
    }

    /** The seat whose step of the special action it is, or -1 (EG-4.17). */
    public int stepper() {
        if (stage != Stage.ACTING) {
            return -1;
        }
        return card() == Card.ANGRY_KING ? action.giver : active();
    }

    /** The moves (EG-4.1) or the gifts of the seat whose step it is (EG-4.4) that the action still allows. */
    public int stepsLeft() {
        return action.left;
    }

    /** The caballeros that the action still allows to place (EG-4.2). */
    public int extraPlacesLeft() {
        return action.placesLeft;
    }

    /** The seats of which the action has sent a caballero home, as bits (EG-4.5). */
    public int sent() {
        return action.sent;
    }

    /** The moves that the action still allows with own caballeros (EG-4.1). */
    public int ownMovesLeft() {
        return Math.min(action.left, action.ownLeft);
    }

    /** The moves that the action still allows with other players' caballeros (EG-4.1). */
    public int othersMovesLeft() {
        return Math.min(action.left, action.othersLeft);
    }

    /** The region that the action's first step fixed (EG-4.1) or that is evicted (EG-4.10), or {@link GrandePosition#NOWHERE}. */
    public int actionRegion() {
        return action.region;
    }

    /** The seats that still have to choose secretly, as bits (EG-4.16). */
    public int choosing() {
        return disks.unset();
    }

    /** The seats that have chosen secretly, as bits, while others have not (EG-4.16). */
    public int haveChosen() {
        return disks.chosen();
    }

    /** The action card chosen in this turn; only once there is one. */
    Card card() {
        return piles.card(turn.pile);
    }

    /** The next seat clockwise. */
    int after(int seat) {
        return seat + 1 == seats() ? 0 : seat + 1;
    }

    /** The seats that hold a veto against the active one, as bits. */
    int objectors() {
        return vetoes.holders() & ~(1 << active());
    }
}
