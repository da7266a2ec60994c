package hidalgo.workshop.training;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/*
 * Compressed with gzip: "HSMP", the version, the name of the game, the number of seats, how many numbers describe a seat, all
 * seats and a move; then the samples, each with its moves behind it. Numbers are big-endian. training/samples.py reads it.
 */

/** Writes samples into a file. */
public final class SampleFile implements AutoCloseable {
    static final int MAGIC = 0x48534D50;
    static final int VERSION = 2;
    private static final int BYTE = 255;
    private static final int BUFFER = 1 << 16;

    private final DataOutputStream out;

    /** Begins a file. */
    public SampleFile(OutputStream to, String game, int seats, int ofSeat, int ofAll, int ofMove) throws IOException {
        out = new DataOutputStream(new BufferedOutputStream(new GZIPOutputStream(to, BUFFER), BUFFER));
        byte[] name = game.getBytes(StandardCharsets.UTF_8);
        out.writeInt(MAGIC);
        out.writeByte(VERSION);
        out.writeByte(name.length);
        out.write(name);
        out.writeByte(seats);
        out.writeShort(ofSeat);
        out.writeShort(ofAll);
        out.writeShort(ofMove);
    }

    /** Adds the samples of a game. */
    public void write(List<Sample> samples) {
        try {
            writeAll(samples, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds the samples of a game that {@link #line} has made into a line. */
    public void write(String line) throws IOException {
        out.write(Base64.getDecoder().decode(line));
    }

    /** The samples of a game as a line of text, for the part of a run. */
    public static String line(List<Sample> samples) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            writeAll(samples, new DataOutputStream(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    private static void writeAll(List<Sample> samples, DataOutputStream out) throws IOException {
        for (Sample sample : samples) {
            out.writeInt(sample.game());
            out.writeByte(sample.round());
            out.write(sample.numbers());
            out.write(sample.chances());
            out.write(sample.end().shares());
            out.write(sample.end().margins());
            out.write(sample.end().gains());
            out.writeByte(Math.min(sample.end().turns(), BYTE));
            out.writeByte(sample.seat());
            out.writeShort(sample.moves().size());
            for (Sample.Move move : sample.moves()) {
                out.write(move.numbers());
                out.writeByte(move.tries());
            }
        }
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
