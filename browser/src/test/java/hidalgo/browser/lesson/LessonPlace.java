package hidalgo.browser.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import java.util.ArrayList;
import java.util.List;

/** The coach of a lesson has a separate place on every screen. */
abstract class LessonPlace extends BrowserTest {
    /** One size of every layout: the smallest phone, a tablet that stands upright, a laptop. */
    static final int[][] LAYOUTS = {{360, 740}, {820, 1180}, {1280, 720}};

    /** The parts that the coach covers, and the parts of it or of the lit things that can't be seen. */
    private static final String FAULTS = """
            () => {
              const boxOf = (element) => element.getBoundingClientRect();
              const coach = boxOf(probe.one('[data-part=coach]'));
              const lit = probe.all('[data-mark=light]').map(boxOf);
              const map = boxOf(probe.one('[data-map]'));
              const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
              const isIn = (box) => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
              const isCovered = (button) => {
                const { left, right, top, bottom } = boxOf(button);
                return !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
              };
              return [
                ...(meets(coach, map) ? ['the coach covers the map'] : []),
                ...lit.filter((box) => meets(coach, box)).map(() => 'the coach covers what it points at'),
                ...[coach, ...lit].filter((box) => !isIn(box)).map(() => 'something is outside the window'),
                ...probe.all('[data-part=choosing] button').filter(isCovered).map(() => 'a required choice can\\'t be pressed'),
                ...(coach.height < 60 ? ['the coach says nothing'] : []),
                ...(map.height < 140 ? ['the map is ' + Math.round(map.height) + ' high'] : []),
              ];
            }""";

    /** Goes through steps of a lesson, and checks each in windows of some sizes. */
    final void coversNothing(String game, int[][] sizes, int... steps) {
        Person ana = person("Ana").inAHurry();
        Page page = ana.page();
        Learner learner = new Learner(ana, Finger.mouse(page));
        List<String> faults = new ArrayList<>();
        for (int step : steps) {
            ana.go(server().at("learn/" + game + "?step=" + step));
            learner.isAt(step);
            for (int[] size : sizes) {
                page.setViewportSize(size[0], size[1]);
                settle(page);
                for (Object fault : (List<?>) page.evaluate(FAULTS)) {
                    faults.add("step %d at %d x %d: %s".formatted(step, size[0], size[1], fault));
                }
            }
        }
        assertThat(faults).isEmpty();
    }

    /** Waits until the table is laid out for its window and the light has followed. */
    private static void settle(Page page) {
        page.evaluate("""
                () => {
                  let before = '';
                  let same = 0;
                  return probe.until(() => {
                    const now = JSON.stringify(probe.all('[data-mark=light], [data-part=coach], [data-map]').map((part) => part.getBoundingClientRect()));
                    same = now === before ? same + 1 : 0;
                    before = now;
                    return same > 12;
                  }, 'a table at rest');
                }""");
    }
}
