"""Makes a file of nets from those of other files: python3 pick.py OUT 2=nets-v2.bin 4=nets-v1.bin ..."""

import struct
import sys
import zlib

JUDGING, LIKING = 1, 2
HALF = 2  # bytes
WITHOUT_MOVES = struct.pack(">HH", 0, 0)


def nets(path):
    """The bytes of each net in a file, as version 2 has them, by number of seats."""
    with open(path, "rb") as file:
        data = file.read()
    if data[:4] != b"HNET" or data[4] not in (JUDGING, LIKING) or zlib.crc32(data[:-4]) != struct.unpack(">I", data[-4:])[0]:
        sys.exit(f"pick: {path} is not a file of nets, or damaged")
    at, found = 6, {}
    for _ in range(data[5]):
        start = at
        seats, of_seat, of_all, first, second = struct.unpack_from(">BHHHH", data, at)
        at += 9 + HALF * ((2 * of_seat + of_all + 1) * first + (2 * first + 2) * second)
        if data[4] == LIKING:
            of_move, width = struct.unpack_from(">HH", data, at)
            at += 4 + HALF * (first + of_move + 2) * width
            found[seats] = data[start:at]
        else:
            found[seats] = data[start:at] + WITHOUT_MOVES
    return found


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    picked = [nets(path)[int(seats)] for seats, path in (part.split("=") for part in sorted(sys.argv[2:]))]
    data = b"HNET" + struct.pack(">BB", LIKING, len(picked)) + b"".join(picked)
    with open(sys.argv[1], "wb") as file:
        file.write(data + struct.pack(">I", zlib.crc32(data)))


if __name__ == "__main__":
    main()
