package hidalgo.server.http;

import static hidalgo.server.http.HttpCall.http;

import hidalgo.server.people.Person;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Request;
import hidalgo.tables.request.Subject;
import hidalgo.tables.session.TableAccess;
import org.jspecify.annotations.Nullable;

/*
 * On a slow network every round trip shows. A page used to request the person, then the games, then its table, one
 * after the other, before it could draw anything.
 */

/** The address for a page that opens: all that it needs to draw itself, in one answer. */
final class ArrivalEndpoint {
    private final PeopleEndpoints people;
    private final AboutEndpoints about;
    private final TableAccess tables;

    ArrivalEndpoint(PeopleEndpoints people, AboutEndpoints about, TableAccess tables) {
        this.people = people;
        this.about = about;
        this.tables = tables;
    }

    Request<?> request() {
        return Subject.PEOPLE
                .post("/api/arrival", "arrive")
                .says(
                        "All that a page needs when it opens",
                        "The session, which is created if there is none, the games that can be played here, and the"
                                + " page's table.")
                .own()
                .limited(Rate.ENTER)
                .takes(Requests.Arrival.class)
                .answers(Answers.Arrival.class, http(this::arrive));
    }

    private Answers.Arrival arrive(HttpCall<Requests.Arrival> call) {
        Person person = people.enter(call, null);
        return new Answers.Arrival(
                people.me(person), about.welcome(call), table(call.body().table(), call, person));
    }

    /** A table that the person may not see is left out; a request for that table alone gets the reason. */
    private @Nullable TableView table(@Nullable String id, HttpCall<?> call, Person person) {
        if (id == null) {
            return null;
        }
        try {
            call.caller().requireAdmitted(false);
            return tables.view(id, person, null);
        } catch (RequestRefused refused) {
            return null;
        }
    }
}
