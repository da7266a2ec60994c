package hidalgo.rules.caballero.checker;

import java.util.Arrays;
import java.util.List;

/** One cell of the unbounded square grid (EC-1.1). */
record Cell(int x, int y) {
    static Cell parse(String text) {
        String[] numbers = text.split(",");
        return new Cell(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
    }

    Cell next(Side side) {
        return new Cell(x + side.stepX, y + side.stepY);
    }

    List<Cell> neighbours() {
        return Arrays.stream(Side.values()).map(this::next).toList();
    }

    @Override
    public String toString() {
        return x + "," + y;
    }
}
