package hidalgo.records;

/** Rare things that can happen in a game of El Grande, each of which the corpus must contain. */
enum GrandeIncident {
    /** EG-3.1: caballeros are recalled until none is missing. */
    RECALLED_ALL,
    /** EG-3.1: the player recalls fewer than are missing. */
    RECALL_ENDED,
    /** EG-3.1: fewer caballeros are fetched than card and province allow. */
    FETCHED_LESS,
    /** EG-3.1: no caballero can be fetched, and the player is informed. */
    FETCHED_NOTHING,
    /** EG-3.3: a turn ends without its special action. */
    SPECIAL_WAIVED,
    /** EG-3.3: the special action comes before the caballeros are placed. */
    SPECIAL_FIRST,
    /** EG-3.4: a player stops placing early. */
    PLACED_FEWER,
    /** EG-4.2: the card that allows either is used to move. */
    EITHER_MOVED,
    /** EG-4.2: the card that allows either is used to place. */
    EITHER_PLACED,
    /** EG-4.4: a gift comes from the court. */
    GAVE_FROM_COURT,
    /** EG-4.4: a gift comes from a region. */
    GAVE_FROM_REGION,
    /** EG-4.6: a player who has nowhere two loses one. */
    SECRET_ONE,
    /** EG-4.7: the Castillo is scored by choice. */
    SCORED_CASTILLO,
    /** EG-4.7: the King's region is scored by choice. */
    SCORED_KINGS_REGION,
    /** EG-4.8: a scoreboard that was in play is moved. */
    SCOREBOARD_MOVED,
    /** EG-4.8: a scoreboard goes to the Castillo. */
    SCOREBOARD_INTO_CASTILLO,
    /** EG-4.8: a scoreboard leaves the Castillo. */
    SCOREBOARD_OUT_OF_CASTILLO,
    /** EG-4.10: evicted caballeros go to the court. */
    EVICTED_TO_COURT,
    /** EG-4.10: a region without other players' caballeros is evicted. */
    EVICTED_ONLY_OWN,
    /** EG-4.11: the grande stands in the King's region and can't move. */
    GRANDE_STUCK,
    /** EG-4.11: all grandes are moved by disks, and one stays where it is. */
    GRANDE_STAYS,
    /** EG-4.12: the power card of this turn is taken back. */
    POWER_OF_THIS_TURN_BACK,
    /** EG-4.14: two choose the same region, which is not scored. */
    CHOSEN_TWICE,
    /** EG-4.15: a veto is taken. */
    VETO_TAKEN,
    /** EG-4.15: a veto ends unused. */
    VETO_EXPIRED,
    /** EG-4.15: a player holds two vetoes. */
    TWO_VETOES,
    /** EG-4.15: two players are asked. */
    TWO_ASKED,
    /** EG-4.15: a player stops an action that he has allowed. */
    VETO_AFTER_ALLOW,
    /** EG-4.15: a player stops an action in which he is himself to give. */
    VETO_BY_GIVER,
    /** EG-4.15: a player stops an action in which he is himself to choose secretly. */
    VETO_BY_CHOOSER,
    /** EG-4.17: an action ends with {@code done} before its first step. */
    ACTION_WAIVED,
    /** EG-4.17: an action can do nothing and ends automatically. */
    NOTHING_TO_DO,
    /** EG-4.7: a scoring card gives no points. */
    SCORED_NOTHING,
    /** EG-5.4: several choose where to go from the Castillo. */
    CASTILLO_CHOICES,
    /** EG-5.4: the Castillo is empty at a general scoring. */
    CASTILLO_EMPTY
}
