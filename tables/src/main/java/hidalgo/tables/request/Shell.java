package hidalgo.tables.request;

import hidalgo.tables.deal.Deals;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.NewTable;
import hidalgo.tables.protocol.ReplayAnswers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.replay.Comments;
import hidalgo.tables.replay.ReplaySource;
import hidalgo.tables.session.TableAccess;
import hidalgo.tables.table.Participant;
import hidalgo.tables.table.TableEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The parts of requests in which a server and a browser's worker differ. */
public interface Shell {
    /** The milliseconds since 1970. */
    long now();

    /** Access to the tables. */
    TableAccess tables();

    /** The games that can be played here. */
    Answers.Welcome welcome(Call<?> call);

    /** Creates the table that a person wants. */
    TableView create(Call<NewTable> call);

    /** Refuses a person who may not create another table. */
    void requireRoom(Call<?> call);

    /** Creates a table with its first events, unless it exists already; returns its identifier. */
    String begin(Call<?> call, String id, List<TableEvent> first);

    /** A hint for a person who may have one. */
    Answers.Hint hint(Call<Requests.SeatOnly> call);

    /** The game of a record that was kept, or of a table, as a person may see it. */
    ReplaySource replay(String id, @Nullable Participant person);

    /** Keeps a record to be looked at. */
    Answers.Created storeUpload(Call<Requests.Upload> call);

    /** The comments on games. */
    Comments comments();

    /** The deals of the days. */
    Deals deals();

    /** The judgement of a bot, as far as it has come. */
    ReplayAnswers.AnalysisView analysis(String id, @Nullable Participant person);

    /** Asks for the analysis of a game. */
    ReplayAnswers.AnalysisView analyse(Call<?> call);
}
