package hidalgo.server.http;

import hidalgo.server.people.Person;
import hidalgo.tables.deal.Deals;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.NewTable;
import hidalgo.tables.protocol.ReplayAnswers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.replay.Comments;
import hidalgo.tables.replay.ReplaySource;
import hidalgo.tables.request.Call;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Shell;
import hidalgo.tables.session.TableAccess;
import hidalgo.tables.table.Participant;
import hidalgo.tables.table.TableEvent;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The parts of shared requests that only a server has: limits, jobs, and stored records. */
final class ServerShell implements Shell {
    private final Services services;
    private final Function<HttpCall<?>, Answers.Welcome> greeting;

    ServerShell(Services services, Function<HttpCall<?>, Answers.Welcome> greeting) {
        this.services = services;
        this.greeting = greeting;
    }

    private static Person person(Call<?> call) {
        return HttpCall.of(call).person();
    }

    @Override
    public long now() {
        return services.clock().millis();
    }

    @Override
    public TableAccess tables() {
        return services.access();
    }

    @Override
    public Answers.Welcome welcome(Call<?> call) {
        return greeting.apply(HttpCall.of(call));
    }

    @Override
    public TableView create(Call<NewTable> call) {
        return services.tables().create(person(call), call.body(), () -> call.count(Rate.TABLE_PASSWORD));
    }

    @Override
    public void requireRoom(Call<?> call) {
        services.tables().requireRoom(person(call));
    }

    @Override
    public String begin(Call<?> call, String id, List<TableEvent> first) {
        services.tables().begin(person(call), id, first);
        return id;
    }

    @Override
    public Answers.Hint hint(Call<Requests.SeatOnly> call) {
        return services.hints().answer(call.id(), person(call), call.body().seat());
    }

    @Override
    public ReplaySource replay(String id, @Nullable Participant person) {
        return services.replays().source(id, person);
    }

    @Override
    public Answers.Created storeUpload(Call<Requests.Upload> call) {
        return services.replays().upload(person(call), call.body().record());
    }

    @Override
    public Comments comments() {
        return services.comments();
    }

    @Override
    public Deals deals() {
        return services.deals();
    }

    @Override
    public ReplayAnswers.AnalysisView analysis(String id, @Nullable Participant person) {
        return services.analyses().view(id, person);
    }

    @Override
    public ReplayAnswers.AnalysisView analyse(Call<?> call) {
        return services.analyses().ask(call.id(), person(call));
    }
}
