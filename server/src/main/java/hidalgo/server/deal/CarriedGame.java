package hidalgo.server.deal;

import hidalgo.bots.Bots;
import hidalgo.records.Fairness;
import hidalgo.records.GameRecord;
import hidalgo.rules.Match;
import hidalgo.rules.Message;
import hidalgo.rules.Ruling;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.command.UploadedRecord;
import hidalgo.tables.deal.DealOfDay;
import hidalgo.tables.session.BotView;

/** Checks a game that was played on a device: the deal must be that of the day, and the bots must have played as they do here. */
final class CarriedGame {
    private CarriedGame() {}

    /** The result of a game; refuses a record that is not a finished game of the deal. */
    static DealResult result(DealOfDay deal, DealRepository.Secret secret, String text) {
        GameRecord record = UploadedRecord.read(text);
        boolean isOfGame = record.game().equals(deal.game().id())
                && record.setup().options().values().equals(deal.options().values());
        String hash = Fairness.hash(secret.seed(), secret.salt());
        if (!isOfGame
                || Fairness.problem(record, secret.seed(), secret.salt(), hash).isPresent()) {
            throw refused(Message.of("server.deal.record.deal"));
        }
        Match match = new Match(record.setup());
        for (int number = 0; number < record.moves().size(); number++) {
            play(deal, secret, match, record.moves().get(number), number + 1);
        }
        if (!match.isOver()) {
            throw refused(Message.of("server.deal.record.running"));
        }
        return DealResult.of(match.position().totals(), deal.seat());
    }

    private static void play(
            DealOfDay deal, DealRepository.Secret secret, Match match, GameRecord.Move move, int number) {
        int seat = move.seat();
        if (!(match.position().judge(seat, move.text()) instanceof Ruling.Legal(int legal))) {
            throw refused(Message.of("server.deal.record.bot", "move", number));
        }
        if (seat != deal.seat()) {
            boolean isObliged = (match.position().obliged() >> seat & 1) != 0;
            BotView seen = BotView.seeded(match, seat, secret.seed());
            if (!isObliged || seen.choose(deal.bot(seat), Bots::of).move() != legal) {
                throw refused(Message.of("server.deal.record.bot", "move", number));
            }
        }
        match.play(seat, legal);
    }

    private static RequestRefused refused(Message reason) {
        return RequestRefused.of(Kind.BAD, "server.deal.record", "reason", reason);
    }
}
