package hidalgo.bots.learnt;

import java.io.DataInput;
import java.io.IOException;

/**
 * The weights of a net for one number of seats. The arrays are shared by all threads and never changed.
 *
 * @param seats the number of seats
 * @param ofSeat how many numbers describe a seat
 * @param ofAll how many describe what is the same for all
 * @param first the width of the first layer
 * @param second the width of the second layer
 * @param ownRows a row of the first layer for each number of the seat itself
 * @param otherRows a row for each number of another seat
 * @param ofAllRows a row for each number for all
 * @param firstBias what the first layer begins with
 * @param secondRows a row of the second layer for each unit of the first one of the seat, then for each of the others' mean
 * @param secondBias what the second layer begins with
 * @param last what each unit of the second layer counts in the end
 */
@SuppressWarnings("ArrayRecordComponent") // Read a million times a second, compared never.
record NetWeights(
        int seats,
        int ofSeat,
        int ofAll,
        int first,
        int second,
        float[] ownRows,
        float[] otherRows,
        float[] ofAllRows,
        float[] firstBias,
        float[] secondRows,
        float[] secondBias,
        float[] last) {
    private static final int MOST = 1 << 12;

    /** Reads the weights of one net. */
    static NetWeights read(DataInput in) throws IOException {
        int seats = in.readUnsignedByte();
        int ofSeat = size(in);
        int ofAll = size(in);
        int first = size(in);
        int second = size(in);
        return new NetWeights(
                seats,
                ofSeat,
                ofAll,
                first,
                second,
                floats(in, ofSeat * first),
                floats(in, ofSeat * first),
                floats(in, ofAll * first),
                floats(in, first),
                floats(in, 2 * first * second),
                floats(in, second),
                floats(in, second));
    }

    private static int size(DataInput in) throws IOException {
        int size = in.readUnsignedShort();
        if (size == 0 || size > MOST) {
            throw new IOException("a size of " + size);
        }
        return size;
    }

    private static float[] floats(DataInput in, int count) throws IOException {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = HalfPrecision.toFloat(in.readShort());
        }
        return values;
    }
}
