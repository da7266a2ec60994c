package hidalgo.server.http;

import static hidalgo.server.http.HttpCall.http;
import static hidalgo.tables.request.Subject.COMMUNITY;

import hidalgo.server.community.ClubDesk;
import hidalgo.server.rating.Boards;
import hidalgo.server.rating.Period;
import hidalgo.tables.protocol.Clubs;
import hidalgo.tables.protocol.Community;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Request;
import hidalgo.tables.request.RequestBuilder;
import java.time.Clock;
import java.util.List;

/** The addresses of clubs. */
final class ClubEndpoints {
    private static final String CLUB = "/api/clubs/{id}";
    private static final String NOTICE = "/api/club-notices/{id}";

    private final ClubDesk clubs;
    private final Boards boards;
    private final Clock clock;

    ClubEndpoints(Services services) {
        this.clubs = services.clubs();
        this.boards = services.boards();
        this.clock = services.clock();
    }

    private static RequestBuilder<Request.NoBody> act(String path, String operation) {
        return COMMUNITY.post(path, operation).known().own().limited(Rate.SETTLE);
    }

    List<Request<?>> all() {
        return List.of(
                COMMUNITY
                        .get("/api/clubs", "clubs")
                        .says("The clubs", "The caller's own first, then those with the most members; 100 at most.")
                        .lists(Clubs.ClubLine.class, http(call -> clubs.all(call.anybody()))),
                COMMUNITY
                        .post("/api/clubs", "foundClub")
                        .says(
                                "Founds a club",
                                "The founder organises it. A person with an account organises 3 clubs at most, and is a"
                                        + " member of 20.")
                        .known()
                        .own()
                        .limited(Rate.MAKE)
                        .takes(Clubs.NewClub.class)
                        .creates(Clubs.Club.class, http(call -> clubs.make(call.person(), call.body()))),
                COMMUNITY
                        .get(CLUB, "club")
                        .says(
                                "A club with its members and notices",
                                "Others than members see no notices, only the members with a public page, and not"
                                        + " whether they are here.")
                        .answers(Clubs.Club.class, http(call -> clubs.of(call.id(), call.anybody()))),
                COMMUNITY
                        .get(CLUB + "/leaderboards/{game}", "clubLeaderboard")
                        .says(
                                "The best players of a club in a game with a number of `seats`",
                                "Like the leaderboard of the server, with only the members of the club.")
                        .query("seats")
                        .answers(
                                Community.Leaderboard.class,
                                http(call -> boards.best(
                                        call.variable("game"),
                                        call.number("seats", 2),
                                        clubs.known(call.id()),
                                        call.anybody()))),
                COMMUNITY
                        .get(CLUB + "/months/{month}", "clubMonth")
                        .says(
                                "The table of a month of a club",
                                "Like that of the server, with only the members of the club.")
                        .answers(
                                Community.MonthTable.class,
                                http(call -> boards.month(
                                        Period.named(call.variable("month"), clock.millis()),
                                        clubs.known(call.id()),
                                        call.anybody()))),
                act(CLUB + "/join", "joinClub")
                        .says("Joins a club", "At most 500 people are members.")
                        .does(call -> clubs.join(HttpCall.of(call).person(), call.id())),
                act(CLUB + "/leave", "leaveClub")
                        .says(
                                "Leaves a club",
                                "If none is left who organises it, the first of the members does. A club without"
                                        + " members is deleted.")
                        .does(call -> clubs.leave(HttpCall.of(call).person(), call.id())),
                act(CLUB + "/about", "describeClub")
                        .says("Changes the sentence about a club", "Only for organisers.")
                        .takes(Clubs.ClubAbout.class)
                        .does(call -> clubs.describe(
                                HttpCall.of(call).person(),
                                call.id(),
                                call.body().about())),
                act(CLUB + "/remove", "removeMember")
                        .says("Removes a member from a club", "Only for organisers.")
                        .takes(Clubs.ClubRemoval.class)
                        .does(call -> clubs.remove(
                                HttpCall.of(call).person(),
                                call.id(),
                                call.body().name())),
                act(CLUB + "/notices", "writeNotice")
                        .says(
                                "Writes a notice",
                                "Only for members: plain text of 2000 characters at most. The oldest of 50 notices"
                                        + " goes, unless it is pinned.")
                        .limited(Rate.SAY)
                        .takes(Clubs.NewNotice.class)
                        .does(call -> clubs.write(
                                HttpCall.of(call).person(),
                                call.id(),
                                call.body().text())),
                act(NOTICE + "/pin", "pinNotice")
                        .says("Shows a notice first, or not any more", "Only for organisers of its club.")
                        .takes(Clubs.NoticePin.class)
                        .does(call -> clubs.pin(
                                HttpCall.of(call).person(),
                                call.id(),
                                call.body().isPinned())),
                COMMUNITY
                        .delete(NOTICE, "eraseNotice")
                        .says("Removes a notice", "Only for its author, and for organisers of its club.")
                        .known()
                        .own()
                        .limited(Rate.SETTLE)
                        .does(call -> clubs.erase(HttpCall.of(call).person(), call.id())));
    }
}
