package hidalgo.bots.learnt;

import java.io.DataInput;
import java.io.IOException;

/**
 * The weights of a net for one number of seats, put together for {@link Net}. The arrays are shared by all threads and
 * never changed.
 *
 * @param seats the number of seats
 * @param ofSeat how many numbers describe a seat
 * @param ofAll how many describe things that are the same for all
 * @param first the width of the first layer
 * @param second the width of the second layer
 * @param seatRows a row for each number of a seat: its contribution to the seat's first layer, then to another seat's
 * @param ofAllRows a row of the first layer for each number for all
 * @param firstBias the start values of the first layer
 * @param unitRows a row of the second layer for each unit of the seat's first layer, less its contribution as one of
 *     all
 * @param totalRows a row of the second layer for each unit of the first layer, summed over all seats
 * @param secondBias the start values of the second layer
 * @param last the factor of each unit of the second layer in the output
 * @param ofMoves the part that rates moves, or {@link OfMoves#NONE}
 */
@SuppressWarnings("ArrayRecordComponent") // Read a million times a second, never compared.
record NetWeights(
        int seats,
        int ofSeat,
        int ofAll,
        int first,
        int second,
        float[][] seatRows,
        float[][] ofAllRows,
        float[] firstBias,
        float[][] unitRows,
        float[][] totalRows,
        float[] secondBias,
        float[] last,
        OfMoves ofMoves) {
    private static final int MOST = 1 << 12;

    /**
     * The part of a net that rates moves: a layer that reads the first layer of the seat that moves, and the numbers of
     * a move.
     *
     * @param unitRows a row for each unit of the seat's first layer
     * @param bias the start values of the layer
     * @param rows a row for each number of a move
     * @param last the factor of each unit in the output
     */
    @SuppressWarnings("ArrayRecordComponent") // As above.
    record OfMoves(float[][] unitRows, float[] bias, float[][] rows, float[] last) {
        /** A net that judges only. */
        static final OfMoves NONE = new OfMoves(new float[0][], new float[0], new float[0][], new float[0]);

        int width() {
            return bias.length;
        }

        static OfMoves read(DataInput in, int first) throws IOException {
            int ofMove = in.readUnsignedShort();
            int width = in.readUnsignedShort();
            if (ofMove == 0 && width == 0) {
                return NONE;
            }
            check(ofMove);
            check(width);
            return new OfMoves(
                    NetWeights.rows(in, first, width),
                    floats(in, width),
                    NetWeights.rows(in, ofMove, width),
                    floats(in, width));
        }
    }

    /** Reads the weights of one net. */
    static NetWeights read(DataInput in, boolean likesMoves) throws IOException {
        int seats = in.readUnsignedByte();
        int ofSeat = size(in);
        int ofAll = size(in);
        int first = size(in);
        int second = size(in);
        float[][] own = rows(in, ofSeat, first);
        float[][] other = rows(in, ofSeat, first);
        float[][] seatRows = new float[ofSeat][2 * first];
        for (int i = 0; i < ofSeat; i++) {
            System.arraycopy(own[i], 0, seatRows[i], 0, first);
            System.arraycopy(other[i], 0, seatRows[i], first, first);
        }
        float[][] ofAllRows = rows(in, ofAll, first);
        float[] firstBias = floats(in, first);
        float[][] unitRows = rows(in, first, second);
        float[][] totalRows = rows(in, first, second);
        shareOut(unitRows, totalRows, 1f / (seats - 1));
        float[] secondBias = floats(in, second);
        float[] last = floats(in, second);
        OfMoves ofMoves = likesMoves ? OfMoves.read(in, first) : OfMoves.NONE;
        return new NetWeights(
                seats,
                ofSeat,
                ofAll,
                first,
                second,
                seatRows,
                ofAllRows,
                firstBias,
                unitRows,
                totalRows,
                secondBias,
                last,
                ofMoves);
    }

    /**
     * The mean of the others is a share of all without the seat itself: so the contribution of all is the same for all.
     */
    private static void shareOut(float[][] unitRows, float[][] othersRows, float share) {
        for (int i = 0; i < unitRows.length; i++) {
            for (int j = 0; j < unitRows[i].length; j++) {
                othersRows[i][j] *= share;
                unitRows[i][j] -= othersRows[i][j];
            }
        }
    }

    private static int size(DataInput in) throws IOException {
        int size = in.readUnsignedShort();
        check(size);
        return size;
    }

    private static void check(int size) throws IOException {
        if (size == 0 || size > MOST) {
            throw new IOException("a size of " + size);
        }
    }

    private static float[][] rows(DataInput in, int count, int width) throws IOException {
        float[][] rows = new float[count][];
        for (int i = 0; i < count; i++) {
            rows[i] = floats(in, width);
        }
        return rows;
    }

    private static float[] floats(DataInput in, int count) throws IOException {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = HalfPrecision.toFloat(in.readShort());
        }
        return values;
    }
}
