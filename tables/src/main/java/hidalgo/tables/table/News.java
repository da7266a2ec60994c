package hidalgo.tables.table;

import hidalgo.rules.Message;

/**
 * News of a seat or of the game, as all at the table see it. Names are those of that moment.
 *
 * @param seat the seat that caused it
 * @param text the news
 */
record News(int seat, Message text) {
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

    static News returned(int seat, Seats seats) {
        return new News(
                seat, Message.of("server.news.back", "name", seats.get(seat).name()));
    }

    static News ended(int seat) {
        return new News(seat, Message.of("server.news.ended"));
    }
}
