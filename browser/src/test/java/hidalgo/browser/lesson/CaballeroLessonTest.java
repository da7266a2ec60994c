package hidalgo.browser.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.Spot;
import hidalgo.browser.driver.CaballeroBoard;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Parts of El Caballero's lesson; {@link CaballeroLessonMatrix} takes all of it. */
class CaballeroLessonTest extends CaballeroLesson {
    /** The middle of the cell where the first area tile belongs. */
    private static final String EAST_OF_THE_COAST =
            "new DOMPoint(150, 50).matrixTransform(probe.one('[data-map] svg').getScreenCTM()).toJSON()";

    @Test
    @DisplayName("The last steps of El Caballero's lesson lead to its end on a phone, and its tables are in no list")
    void byFinger() {
        Person ana = onPhone("Ana").inAHurry();
        Finger finger = Finger.touch(ana.page());
        ana.open(server().at("learn/el-caballero?step=14"));
        takeEnd(ana, finger, new Learner(ana, finger));
        Learner.isInNoList(ana, server());
    }

    @Test
    @DisplayName("A wrong move is explained by the step's card and marked in its place, and the table stays as it is")
    void wrongTriesAreAnswered() {
        Person ana = person("Ana");
        ana.open(server().at("learn/el-caballero?step=2"));
        Finger finger = Finger.mouse(ana.page());
        Learner learner = new Learner(ana, finger);
        learner.isAt(2);
        learner.lay(5);
        assertThat(learner.answer()).contains("Take the 8 here");
        learner.hasMarked(ana.table().card(5));
        learner.lay(8);
        learner.isAt(3);
        learner.pointAt(ana.page().locator("[data-map]"));
        assertThat(learner.answer()).isEqualTo(ana.text("learn.onlyLit"));
        learner.hasMarked(ana.page().locator("[data-map]"));
        learner.press(new CaballeroBoard(ana).supply());
        learner.isAt(4);
        finger.point(Spot.of(ana.page().evaluate(EAST_OF_THE_COAST)));
        assertThat(learner.answer()).isEqualTo(ana.text("learn.tooEarly"));
    }

    @Test
    @DisplayName(
            "A player who knows the other game takes six steps, gets help after wrong moves, and then plays a real game against Teresa and Gaspar")
    void shortWay() {
        Person ana = person("Ana").inAHurry();
        ana.open(server().at("learn/el-caballero"));
        ana.sees("You play against Teresa");
        ana.link("I know El Grande: 6 steps").click();
        Learner learner = new Learner(ana, Finger.mouse(ana.page()));
        for (int step = 1; step <= 6; step++) {
            learner.isAt(step);
            learner.isShown();
        }
        learner.isDone();
        ana.button("Play with coaching").click();
        ana.sees(ana.text("ec.coach.bid1"));
        for (String opponent : new String[] {"Teresa", "Gaspar"}) {
            assertThat(ana.page().getByText(opponent).first().isVisible())
                    .as(opponent)
                    .isTrue();
        }
    }

    @Test
    @Tag("matrix")
    @DisplayName(
            "The lesson of the expanded game leads through governors, ships and the grande to a round of one's own")
    void expandedGame() {
        Person ana = person("Ana").inAHurry();
        ana.open(server().at("learn/el-caballero"));
        ana.link("The expanded game: 8 steps").click();
        Learner learner = new Learner(ana, Finger.mouse(ana.page()));
        for (int step = 1; step <= 4; step++) {
            learner.isAt(step);
            learner.isShown();
        }
        learner.isAt(5);
        learner.endTurn();
        learner.seeScoring();
        for (int step = 6; step <= 7; step++) {
            learner.isAt(step);
            learner.isShown();
        }
        learner.isAt(8);
    }

    @Test
    @DisplayName("A lesson continues where it was left or loaded again, and its list of steps shows which are done")
    void goesOn() {
        Person ana = person("Ana").inAHurry();
        ana.open(server().at("learn/el-caballero?step=1"));
        Learner learner = new Learner(ana, Finger.mouse(ana.page()));
        learner.isAt(1);
        learner.isShown();
        learner.isAt(2);
        ana.page().reload();
        learner.isAt(2);
        ana.button("Leave").click();
        ana.link("Continue with step 2").click();
        learner.isAt(2);
    }
}
