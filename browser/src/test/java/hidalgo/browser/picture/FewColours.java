package hidalgo.browser.picture;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;

/** Makes a picture smaller: it gets 256 colours, found by median cut. Drawings in few colours look the same. */
final class FewColours {
    private static final int COLOURS = 256;

    private FewColours() {}

    static void reduce(Path file) throws IOException {
        BufferedImage picture = ImageIO.read(file.toFile());
        Map<Integer, Integer> counts = new HashMap<>();
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                counts.merge(picture.getRGB(x, y) & 0xFFFFFF, 1, Integer::sum);
            }
        }
        List<List<Integer>> boxes = new ArrayList<>();
        boxes.add(new ArrayList<>(counts.keySet()));
        while (boxes.size() < COLOURS) {
            List<Integer> widest = boxes.stream()
                    .filter(box -> box.size() > 1)
                    .max(Comparator.comparingDouble(box -> worth(box, counts)))
                    .orElse(List.of());
            if (widest.isEmpty()) {
                break;
            }
            boxes.remove(widest);
            int shift = widestChannel(widest);
            widest.sort(Comparator.comparingInt(colour -> colour >> shift & 0xFF));
            int half = widest.size() / 2;
            boxes.add(new ArrayList<>(widest.subList(0, half)));
            boxes.add(new ArrayList<>(widest.subList(half, widest.size())));
        }
        ImageIO.write(indexed(picture, boxes, counts), "png", file.toFile());
    }

    private static BufferedImage indexed(
            BufferedImage picture, List<List<Integer>> boxes, Map<Integer, Integer> counts) {
        Map<Integer, Integer> places = new HashMap<>();
        byte[] reds = new byte[boxes.size()];
        byte[] greens = new byte[boxes.size()];
        byte[] blues = new byte[boxes.size()];
        for (int i = 0; i < boxes.size(); i++) {
            long red = 0;
            long green = 0;
            long blue = 0;
            long all = 0;
            for (int colour : boxes.get(i)) {
                int count = counts.get(colour);
                red += (long) (colour >> 16) * count;
                green += (long) (colour >> 8 & 0xFF) * count;
                blue += (long) (colour & 0xFF) * count;
                all += count;
                places.put(colour, i);
            }
            reds[i] = (byte) (red / all);
            greens[i] = (byte) (green / all);
            blues[i] = (byte) (blue / all);
        }
        IndexColorModel model = new IndexColorModel(8, boxes.size(), reds, greens, blues);
        BufferedImage out =
                new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                out.getRaster().setSample(x, y, 0, places.get(picture.getRGB(x, y) & 0xFFFFFF));
            }
        }
        return out;
    }

    private static int widestChannel(List<Integer> box) {
        int best = 0;
        for (int shift = 8; shift <= 16; shift += 8) {
            best = extent(box, shift) > extent(box, best) ? shift : best;
        }
        return best;
    }

    /** Boxes that are wide and often seen are split first. */
    private static double worth(List<Integer> box, Map<Integer, Integer> counts) {
        long seen = 0;
        for (int colour : box) {
            seen += counts.get(colour);
        }
        return extent(box, widestChannel(box)) * Math.sqrt((double) seen);
    }

    private static int extent(List<Integer> box, int shift) {
        int least = 0xFF;
        int most = 0;
        for (int colour : box) {
            least = Math.min(least, colour >> shift & 0xFF);
            most = Math.max(most, colour >> shift & 0xFF);
        }
        return most - least;
    }
}
