package hidalgo.tables.table;

import hidalgo.rules.Message;

/**
 * News of a seat or of the game, as all at the table see it. Names are those of that moment.
 *
 * @param seat the seat that caused it
 * @param text the news
 */
record News(int seat, Message text) {
    private static final long DAY = 86_400_000;
    private static final int MINUTE = 60;

    static News takenOver(TableEvent.TakenOver event, Seats seats) {
        int seat = event.seat();
        String name = seats.get(seat).name();
        Integer by = event.by();
        if (by == null) {
            return new News(seat, Message.of("server.news.bot", "name", name));
        }
        Message text = by == seat
                ? Message.of("server.news.left", "name", name)
                : Message.of(
                        "server.news.botBy", "name", name, "by", seats.get(by).name());
        return new News(by, text);
    }

    /** A seat's time has run out, and what the table does then has happened. */
    static News late(int seat, Seats seats, ClockSetting clock) {
        String key = clock.end() == ClockSetting.End.LOSS ? "server.news.lost" : "server.news.late";
        return new News(seat, Message.of(key, "name", seats.get(seat).name()));
    }

    static News handedOver(TableEvent.HandedOver event, String before) {
        return new News(event.seat(), Message.of("server.news.handedOver", "name", before, "other", event.name()));
    }

    static News away(TableEvent.Away event, Seats seats) {
        String name = seats.get(event.seat()).name();
        if (event.until() <= event.from()) {
            return new News(event.seat(), Message.of("server.news.here", "name", name));
        }
        long days = (event.until() - event.from() + DAY - 1) / DAY;
        return new News(event.seat(), Message.of("server.news.away", "name", name, "n", days));
    }

    static News returned(int seat, Seats seats) {
        return new News(
                seat, Message.of("server.news.back", "name", seats.get(seat).name()));
    }

    static News ended(int seat) {
        return new News(seat, Message.of("server.news.ended"));
    }

    static News timeGiven(TableEvent.TimeGiven event, Seats seats) {
        String name = seats.get(event.seat()).name();
        return new News(event.seat(), Message.of("server.news.time", "name", name, "n", event.seconds() / MINUTE));
    }

    static News endedByOrganiser() {
        return new News(0, Message.of("server.news.endedByOrganiser"));
    }
}
