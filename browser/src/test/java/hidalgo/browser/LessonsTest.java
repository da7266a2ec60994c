package hidalgo.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Both lessons, to their end, by doing what their cards ask. */
class LessonsTest extends BrowserTest {
    private static final long SEED = 7;
    /** The first of the displayed tiles. */
    private static final String FIRST = ".dt >> nth=0";

    @Test
    @DisplayName("El Caballero's lesson leads to its end on a wide screen, and its tables are in no list")
    void caballeroWithMouse() {
        Person ana = person("Ana");
        caballero(ana, Finger.mouse(ana.page()));
        isInNoList(ana);
    }

    @Test
    @DisplayName("El Caballero's lesson leads to its end on a phone")
    void caballeroByFinger() {
        Person ana = onPhone("Ana");
        caballero(ana, Finger.touch(ana.page()));
    }

    @Test
    @DisplayName("El Grande's lesson leads to its end on a wide screen")
    void grandeWithMouse() {
        Person ana = person("Ana");
        grande(ana, Finger.mouse(ana.page()));
    }

    @Test
    @DisplayName("El Grande's lesson leads to its end on a phone, and its tables are in no list")
    void grandeByFinger() {
        Person ana = onPhone("Ana");
        grande(ana, Finger.touch(ana.page()));
        isInNoList(ana);
    }

    @Test
    @DisplayName("What a step does not ask for is answered by its card, and the table stays as it is")
    void wrongTriesAreAnswered() {
        Person ana = person("Ana");
        ana.open(server().at("learn/el-caballero?step=2"));
        Learner learner = new Learner(ana, Finger.mouse(ana.page()));
        learner.isAt(2);
        learner.lay(5);
        assertThat(learner.answer()).contains("Here take the 8");
        learner.lay(8);
        learner.isAt(3);
    }

    private void caballero(Person person, Finger finger) {
        person.open(server().at("learn"));
        finger.press(person.link("Start the lesson").first());
        Learner learner = new Learner(person, finger);
        learner.isAt(1);
        isAccessible(person);
        learner.touch();
        learner.isAt(2);
        learner.lay(8);
        learner.isAt(3);
        learner.press(".ab[aria-keyshortcuts=S]");
        learner.isAt(4);
        learner.discover(FIRST, 1);
        learner.isAt(5);
        learner.begin("C");
        isAccessible(person);
        learner.number(5);
        learner.isAt(6);
        learner.endTurn();
        learner.isAt(7);
        learner.begin("C");
        learner.number(3);
        learner.isAt(8);
        learner.begin("C");
        learner.number(6);
        learner.isAt(9);
        learner.discover(FIRST, 2);
        learner.isAt(10);
        learner.begin("C");
        learner.number(1);
        learner.isAt(11);
        learner.begin("B");
        learner.confirm();
        learner.isAt(12);
        learner.discover(".dt[aria-label*=gold]", 1);
        learner.isAt(13);
        learner.begin("K");
        learner.confirm();
        learner.isAt(14);
        learner.begin("T");
        learner.confirm();
        learner.isAt(15);
        learner.begin("C");
        learner.number(6);
        learner.isAt(16);
        CaballeroPlayer player = new CaballeroPlayer(person, finger, 0, SEED);
        while (!person.screen().equals("show")) {
            player.doNext();
            player.waitForSomething();
        }
        learner.seeScoring();
        learner.isAt(17);
        while (learner.isGoingOn(".prompt[aria-live=assertive], .panel.show")) {
            player.doNext();
        }
        learner.isDone();
    }

    private void grande(Person person, Finger finger) {
        person.open(server().at("learn"));
        finger.press(person.link("Start the lesson").last());
        Learner learner = new Learner(person, finger);
        learner.isAt(1);
        learner.choose("Old");
        learner.isAt(2);
        learner.lay(9);
        learner.isAt(3);
        isAccessible(person);
        learner.press(".ac[aria-keyshortcuts=\"4\"]");
        learner.isAt(4);
        learner.choose("New");
        learner.confirm();
        learner.isAt(5);
        learner.choose("Cas");
        learner.confirm();
        learner.isAt(6);
        learner.press(".halves button.half");
        learner.isAt(7);
        learner.choose("New");
        learner.confirm();
        learner.isAt(8);
        learner.endTurn();
        learner.isAt(9);
        learner.choose("Sev");
        learner.confirm();
        learner.isAt(10);
        learner.press(".halves button.half");
        learner.isAt(11);
        learner.press(".vstrip .btn.primary");
        learner.isAt(12);
        learner.press(".chooser .btn[aria-label=\"8 / 4 / 0\"]");
        learner.choose("Sev");
        learner.confirm();
        learner.isAt(13);
        isAccessible(person);
        learner.press(".disk [aria-label=Sevilla]");
        learner.press(".sbtn .btn.primary");
        learner.isAt(14);
        learner.press(".secretp.turned .btn.primary");
        learner.seeScoring();
        learner.isAt(15);
        learner.playRound();
        learner.isDone();
    }

    private static void isAccessible(Person person) {
        assertThat(new AxeBuilder(person.page()).setLegacyMode(true).analyze().getViolations())
                .isEmpty();
    }

    private void isInNoList(Person person) {
        person.open(server().at(""));
        person.page().locator(".lists .li[aria-busy=false]").first().waitFor();
        assertThat(person.page().locator(".lists .li a").count()).isZero();
        person.heading("New here?").waitFor();
    }
}
