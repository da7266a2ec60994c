package hidalgo.tables.deal;

import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.DailyDeal;
import hidalgo.tables.protocol.ReplayAnswers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.table.Participant;
import org.jspecify.annotations.Nullable;

/** The deals of the days, on a server or on a device. */
public interface Deals {
    /** A deal as a person may see it. */
    DailyDeal view(DealOfDay deal, @Nullable Participant person);

    /** The table at which a person plays a deal; it is made when they begin. */
    Answers.Created play(DealOfDay deal, Participant person);

    /** The secret of a deal, for a person who plays it without a connection. */
    ReplayAnswers.CarriedDeal carry(DealOfDay deal, Participant person);

    /** The game of a person who has carried a deal is over, and joins the others. */
    DailyDeal join(DealOfDay deal, Participant person, Requests.Upload game);
}
