package hidalgo.server.http;

import hidalgo.server.people.Person;
import hidalgo.server.replay.Replays;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.replay.ReplaySource;
import hidalgo.tables.replay.ReplayViews;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The records of games in a ZIP file, each written when it is made: all together need not fit into the memory. */
final class GameFiles {
    private static final Logger LOG = LoggerFactory.getLogger(GameFiles.class);

    private final Replays replays;
    private final Person person;

    /** The games as a person may see them. */
    GameFiles(Replays replays, Person person) {
        this.replays = replays;
        this.person = person;
    }

    /** Adds a game. One without a record, such as a game that has not started or can't be read, is left out. */
    void add(ZipOutputStream zip, String folder, String id) throws IOException {
        try {
            ReplaySource game = replays.source(id, person);
            String record = ReplayViews.record(game, ReplayViews.comments(game));
            zip.putNextEntry(new ZipEntry(folder + "/" + id + ".json"));
            zip.write(record.getBytes(StandardCharsets.UTF_8));
            zip.closeEntry();
        } catch (RequestRefused e) {
            LOG.debug("Game {} is not in the file", id, e);
        }
    }
}
