package hidalgo.server.notify;

import hidalgo.server.live.Notice;
import java.util.List;

/** Stores messages on their way: each is sent by one node, also after a restart. */
public interface NoticeRepository {
    /** Stores a message, unless the same was stored before. It takes the place of those about an earlier moment of the same kind. */
    void add(Notice notice);

    /**
     * Some messages that are due: the oldest of each person, then the second of each, so that no person keeps the others waiting. No
     * other node gets them until a moment.
     */
    List<Notice> claim(long now, long until, int most);

    /** A message was sent, or is not needed any more. */
    void finish(Notice notice, long now);

    /** A message is to be sent later. */
    void postpone(Notice notice, long due, int attempts);

    /** Deletes messages that were finished before a moment. */
    void prune(long before);
}
