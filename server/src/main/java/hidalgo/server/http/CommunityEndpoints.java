package hidalgo.server.http;

import static hidalgo.server.http.HttpCall.http;
import static hidalgo.tables.request.Subject.COMMUNITY;

import hidalgo.server.community.Online;
import hidalgo.server.community.Profiles;
import hidalgo.server.rating.Boards;
import hidalgo.server.rating.Period;
import hidalgo.tables.protocol.Community;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Request;
import java.time.Clock;
import java.util.List;

/** The addresses of what people of a server see of each other. */
final class CommunityEndpoints {
    private static final String PERSON = "/api/people/{id}";

    private final Boards boards;
    private final Profiles profiles;
    private final Online online;
    private final Clock clock;

    CommunityEndpoints(Services services) {
        this.boards = services.boards();
        this.profiles = services.profiles();
        this.online = services.online();
        this.clock = services.clock();
    }

    List<Request<?>> all() {
        return List.of(
                COMMUNITY
                        .get("/api/leaderboards/{game}", "leaderboard")
                        .says(
                                "The best players of a game with a number of `seats`",
                                "People with a settled rating and a public page have a place. Bots are listed by their"
                                        + " ratings, and so is the person who asks.")
                        .query("seats")
                        .answers(
                                Community.Leaderboard.class,
                                http(call -> boards.best(
                                        call.variable("game"), call.number("seats", 2), "", call.anybody()))),
                COMMUNITY
                        .get("/api/months/{month}", "month")
                        .says(
                                "The table of a month",
                                "Places in games against other people bring points. `now` is the current month, others"
                                        + " are written as in `2026-11`.")
                        .answers(
                                Community.MonthTable.class,
                                http(call -> boards.month(
                                        Period.named(call.variable("month"), clock.millis()), "", call.anybody()))),
                COMMUNITY
                        .get("/api/results/{period}", "results")
                        .says(
                                "The results of a period",
                                "A month, a day, or days as in `2026-11-01..2026-11-15`, in UTC: games at public"
                                        + " tables, and those of the person who asks.")
                        .known()
                        .limited(Rate.MAKE)
                        .answers(
                                Community.Results.class,
                                http(call -> boards.results(call.variable("period"), call.person()))),
                COMMUNITY
                        .get("/api/results/{period}/csv", "resultsTable")
                        .says("The results of a period for a spreadsheet", "A line for each seat of each game.")
                        .known()
                        .limited(Rate.MAKE)
                        .sendsCsv(http(call -> boards.csv(call.variable("period"), call.person()))),
                COMMUNITY
                        .get(PERSON, "profile")
                        .says(
                                "The page of a person with an account",
                                "By the name that others see. Without the results if the person does not show them to"
                                        + " the caller.")
                        .answers(Community.Profile.class, http(call -> profiles.of(call.id(), call.anybody()))),
                COMMUNITY
                        .get(PERSON + "/course/{game}", "ratingCourse")
                        .says(
                                "The course of a person's rating with a number of `seats`",
                                "The latest 500 games, the oldest first.")
                        .query("seats")
                        .lists(
                                Community.RatingPoint.class,
                                http(call -> profiles.course(
                                        call.id(), call.variable("game"), call.number("seats", 2), call.anybody()))),
                COMMUNITY
                        .post(PERSON + "/follow", "follow")
                        .says("Follows a person", "At most 500. Only for people with an account.")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .does(call -> profiles.follow(HttpCall.of(call).person(), call.id())),
                COMMUNITY
                        .delete(PERSON + "/follow", "unfollow")
                        .says("Does not follow a person any more", "Nothing happens if the caller did not.")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .does(call -> profiles.unfollow(HttpCall.of(call).person(), call.id())),
                COMMUNITY
                        .get("/api/following", "following")
                        .says(
                                "The people that the caller follows",
                                "By name, with the public table where they are now, if they show that to the caller.")
                        .known()
                        .own()
                        .lists(Community.Fellow.class, http(call -> online.followed(call.person()))),
                COMMUNITY
                        .get("/api/online", "online")
                        .says(
                                "The people who are here now",
                                "At most 50 people with an account who have used the server in the last three minutes,"
                                        + " and show their results to the caller.")
                        .known()
                        .answers(Community.Online.class, http(call -> online.people(call.person()))),
                COMMUNITY
                        .post("/api/me/audience", "setAudience")
                        .says(
                                "Chooses who may see the caller's results",
                                "All people, the people that the caller follows, or only the caller.")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .takes(Community.ProfileAudience.class)
                        .does(call -> profiles.show(
                                HttpCall.of(call).person(), call.body().audience())));
    }
}
