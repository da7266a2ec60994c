package hidalgo.bots.learnt;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;

/*
 * The file: "HNET", the version, the number of nets, the nets, and a checksum of all that. Numbers are big-endian, weights are
 * half floats. training/model.py writes it.
 */

/** The nets of a game, one for each number of seats that has one. */
public final class Nets {
    /** No nets at all. */
    public static final Nets NONE = new Nets(Map.of());

    private static final int MAGIC = 0x484E4554;
    /** The versions: nets that judge, and nets of which some like moves too. */
    private static final int JUDGING = 1;

    private static final int LIKING = 2;
    private static final int CHECKSUM = 4;

    private static final Map<String, Nets> READ = new ConcurrentHashMap<>();

    private final Map<Integer, NetWeights> bySeats;

    private Nets(Map<Integer, NetWeights> bySeats) {
        this.bySeats = Map.copyOf(bySeats);
    }

    /** Reads the nets from a file next to a class; without the file there are none, and training starts from there. */
    public static Nets read(Class<?> beside, String file) {
        try (InputStream in = beside.getResourceAsStream(file)) {
            return in == null ? NONE : of(file, in.readAllBytes());
        } catch (IOException e) {
            throw new DamagedNets(file, String.valueOf(e.getMessage()));
        }
    }

    /**
     * The nets in a file.
     *
     * @throws DamagedNets if it is not such a file, or has changed since it was written
     */
    public static Nets of(String name, byte[] file) {
        CRC32 checksum = new CRC32();
        checksum.update(file, 0, Math.max(0, file.length - CHECKSUM));
        Map<Integer, NetWeights> nets = new HashMap<>();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(file))) {
            if (file.length < 2 * CHECKSUM || in.readInt() != MAGIC) {
                throw new DamagedNets(name, "it holds no nets");
            }
            int version = in.readUnsignedByte();
            if (version != JUDGING && version != LIKING) {
                throw new DamagedNets(name, "it has another version");
            }
            byte[] end = Arrays.copyOfRange(file, file.length - CHECKSUM, file.length);
            if (new DataInputStream(new ByteArrayInputStream(end)).readInt() != (int) checksum.getValue()) {
                throw new DamagedNets(name, "its checksum is wrong");
            }
            for (int left = in.readUnsignedByte(); left > 0; left--) {
                NetWeights weights = NetWeights.read(in, version == LIKING);
                nets.put(weights.seats(), weights);
            }
        } catch (IOException e) {
            throw new DamagedNets(name, String.valueOf(e.getMessage()));
        }
        return new Nets(nets);
    }

    /**
     * The nets with a name, in a file next to a class: none if there is no such file. Each file is read once.
     *
     * @param name as in {@code nets-v1.bin}
     */
    public static Nets named(Class<?> beside, String name) {
        return READ.computeIfAbsent(beside.getName() + " " + name, key -> read(beside, "nets-" + name + ".bin"));
    }

    /** The file that {@link #named} reads; empty if there is no such file. */
    public static byte[] file(Class<?> beside, String name) {
        try (InputStream in = beside.getResourceAsStream("nets-" + name + ".bin")) {
            return in == null ? new byte[0] : in.readAllBytes();
        } catch (IOException e) {
            throw new DamagedNets(name, String.valueOf(e.getMessage()));
        }
    }

    /** Whether there is no net at all. */
    public boolean isEmpty() {
        return bySeats.isEmpty();
    }

    /** Whether there is a net for a number of seats. */
    public boolean has(int seats) {
        return bySeats.containsKey(seats);
    }

    /** The net for a number of seats, if there is one. */
    Optional<NetWeights> of(int seats) {
        return Optional.ofNullable(bySeats.get(seats));
    }
}
