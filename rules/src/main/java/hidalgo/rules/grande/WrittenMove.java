package hidalgo.rules.grande;

/** A move as it is written in records (section 7): well-formed, but not yet known to be legal. */
sealed interface WrittenMove {
    record Power(int card) implements WrittenMove {}

    record Fetch(int count) implements WrittenMove {}

    record Recall(int place) implements WrittenMove {}

    record ChooseCard(int pile) implements WrittenMove {}

    record Place(int place) implements WrittenMove {}

    record Special() implements WrittenMove {}

    record Veto() implements WrittenMove {}

    record Allow() implements WrittenMove {}

    record Move(int from, int to, int owner) implements WrittenMove {}

    record Send(int from, int owner) implements WrittenMove {}

    /** A gift from a place, or from {@link MoveCode#COURT}. */
    record Give(int from) implements WrittenMove {}

    record Score(int place) implements WrittenMove {}

    record Board(int scoreboard, int place) implements WrittenMove {}

    record King(int place) implements WrittenMove {}

    record Evict(int place) implements WrittenMove {}

    record Grande(int place) implements WrittenMove {}

    record Take(int card) implements WrittenMove {}

    record Disk(int place) implements WrittenMove {}

    record Done() implements WrittenMove {}

    record End() implements WrittenMove {}
}
