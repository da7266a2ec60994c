package hidalgo.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import hidalgo.rules.Messages;
import hidalgo.rules.RandomSource;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * For any bytes, the reader reads a record or reports in one line why it can't, and any record that it reads can be
 * replayed.
 */
class RecordFuzzTest {
    private static final int CASES = 4000;
    private static final List<byte[]> RECORDS =
            Corpus.files().stream().map(Corpus::bytes).toList();
    private static final String[] PIECES = {
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        "\"",
        "null",
        "true",
        "-1",
        "1e999",
        "\\u0000",
        "0",
        "\"seat\"",
        "\"move\"",
        "\"format\"",
        "\"hidalgo\"",
        "\"version\"",
        "1",
        "\"game\"",
        "\"el-caballero\"",
        "\"el-grande\"",
        "\"options\"",
        "\"players\"",
        "2",
        "\"setup\"",
        " ",
        "99999999999999999999",
        "-0",
        "0.1",
        "\"\\ud83d\"",
        "\"power 1\"",
        "end",
        "\n"
    };

    private int read;

    @Test
    void noBytesCrashTheReader() {
        for (int seed = 0; seed < CASES; seed++) {
            RandomSource random = RandomSource.of(seed);
            byte[] record = RECORDS.get(random.below(RECORDS.size()));
            byte[] bytes = switch (random.below(5)) {
                case 0 -> bitsFlipped(record, random);
                case 1 -> cut(record, random);
                case 2 -> swapped(record, random);
                case 3 -> edited(record, random);
                default -> pieces(random);
            };
            feed(bytes, seed);
        }
        assertThat(read).as("some changes are harmless").isGreaterThan(CASES / 20);
    }

    private void feed(byte[] bytes, int seed) {
        try {
            GameRecord record = RecordReader.read(bytes);
            read++;
            assertThat(RecordReader.read(RecordWriter.text(record).getBytes(StandardCharsets.UTF_8)))
                    .as("seed %d", seed)
                    .isEqualTo(record);
            if (Replay.check(record) instanceof Verdict.Problem problem) {
                assertThat(problem.text(Messages.ENGLISH)).as("seed %d", seed).matches("\\P{Cntrl}+");
            }
        } catch (RecordException e) {
            assertThat(e.getMessage()).as("seed %d", seed).matches("\\P{Cntrl}+");
        } catch (RuntimeException e) {
            fail("seed " + seed, e);
        }
    }

    private static byte[] bitsFlipped(byte[] record, RandomSource random) {
        byte[] bytes = record.clone();
        for (int i = random.below(3); i >= 0; i--) {
            bytes[random.below(bytes.length)] ^= (byte) (1 << random.below(8));
        }
        return bytes;
    }

    private static byte[] cut(byte[] record, RandomSource random) {
        int from = random.below(record.length);
        int to = random.below(2) == 0 ? record.length : Math.min(record.length, from + random.below(60));
        return joined(Arrays.copyOf(record, from), Arrays.copyOfRange(record, to, record.length));
    }

    /** Two lines, and with them two moves, change places. */
    private static byte[] swapped(byte[] record, RandomSource random) {
        String[] lines = new String(record, StandardCharsets.UTF_8).split("\n");
        int one = random.below(lines.length);
        int other = Math.min(lines.length - 1, one + 1 + random.below(5));
        String swap = lines[one];
        lines[one] = lines[other];
        lines[other] = swap;
        return String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    }

    /** A digit or letter inside a value becomes another one, so that the result is mostly still JSON. */
    private static byte[] edited(byte[] record, RandomSource random) {
        byte[] bytes = record.clone();
        String letters = "0123456789-, LWgfNESWpowers";
        for (int i = random.below(4); i >= 0; i--) {
            int at = random.below(bytes.length);
            if (Character.isLetterOrDigit(bytes[at])) {
                bytes[at] = (byte) letters.charAt(random.below(letters.length()));
            }
        }
        return bytes;
    }

    private static byte[] pieces(RandomSource random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.below(40); i >= 0; i--) {
            text.append(PIECES[random.below(PIECES.length)]);
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] joined(byte[] one, byte[] other) {
        byte[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return both;
    }
}
