package hidalgo.browser.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.driver.GrandeBoard;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Steps of El Grande's lesson; {@link GrandeLessonMatrix} takes the whole of it. */
class GrandeLessonTest extends GrandeLesson {
    @Test
    @DisplayName("A region that a step does not ask for is answered by its card, and marked on the map")
    void wrongRegionIsMarked() {
        Person ana = person("Ana").inAHurry();
        ana.open(server().at("learn/el-grande?step=7"));
        Learner learner = new Learner(ana, Finger.mouse(ana.page()));
        learner.isAt(7);
        Locator wrong = ana.page().locator("path[data-place=Bas]");
        learner.pointAt(wrong);
        assertThat(learner.answer()).isEqualTo(ana.text("learn.el-grande.adviser.wrong"));
        learner.hasMarked(wrong);
    }

    @Test
    @DisplayName(
            "A player who opens the step that only shows a scoring begins with the choice that leads to it; a phone has room for its map")
    void scoringHasAWayIn() {
        Person ana = onPhone("Ana").inAHurry();
        ana.open(server().at("learn/el-grande?step=14"));
        Learner learner = new Learner(ana, Finger.touch(ana.page()));
        learner.isAt(13);
        learner.isShown();
        learner.reaches(14);
        ana.waitForScreen("reveal");
        // A step that only shows something has nothing to try.
        assertThat(ana.button("Try it").count()).isZero();
        learner.press(new GrandeBoard(ana).leaveDisks());
        ana.waitForScreen("show");
        assertThat(ana.page().locator("[data-map]").boundingBox().height).isGreaterThan(200);
    }
}
