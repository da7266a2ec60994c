package hidalgo.server.notify;

import hidalgo.server.live.Notice;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/*
 * They are settings of the person: "notice.turn" names the kinds of channels for an event ("push webhook mail"; all if it is missing, none
 * if it is "-"), and "notice.quiet" the hours in which nothing is sent ("22:30-07:30 Europe/Madrid"), except that the time of a seat
 * runs out if "notice.urgent" is "on".
 */

/**
 * The events that a person is notified of, by channel, and the hours in which nothing is sent.
 *
 * @param preferences the person's settings
 */
record NoticeWishes(Map<String, String> preferences) {
    private static final Pattern QUIET = Pattern.compile("(\\d\\d:\\d\\d)-(\\d\\d:\\d\\d) ([\\w/+-]{1,60})");

    /** Whether a channel gets the notices of an event. */
    boolean wants(Notice.Event event, Channel channel) {
        String kinds = preferences.getOrDefault("notice." + event.word(), "push webhook mail");
        return List.of(kinds.split(" ", -1)).contains(channel.kind());
    }

    /** Whether the notices of an event are sent in the quiet hours too. */
    boolean isUrgent(Notice.Event event) {
        return event == Notice.Event.TIME
                && preferences.getOrDefault("notice.urgent", "").equals("on");
    }

    /** When something may be sent, at the earliest: now, or when the quiet hours are over. In milliseconds since 1970. */
    long notBefore(long now) {
        Matcher quiet = QUIET.matcher(preferences.getOrDefault("notice.quiet", ""));
        if (!quiet.matches()) {
            return now;
        }
        try {
            LocalTime from = LocalTime.parse(quiet.group(1));
            LocalTime to = LocalTime.parse(quiet.group(2));
            ZonedDateTime here = Instant.ofEpochMilli(now).atZone(ZoneId.of(quiet.group(3)));
            LocalTime time = here.toLocalTime();
            boolean overMidnight = to.isBefore(from);
            boolean isQuiet = overMidnight
                    ? !time.isBefore(from) || time.isBefore(to)
                    : !time.isBefore(from) && time.isBefore(to);
            if (!isQuiet) {
                return now;
            }
            boolean isTomorrow = !time.isBefore(to);
            return here.toLocalDate()
                    .plusDays(isTomorrow ? 1 : 0)
                    .atTime(to)
                    .atZone(here.getZone())
                    .toInstant()
                    .toEpochMilli();
        } catch (DateTimeException e) {
            return now;
        }
    }
}
