package hidalgo.browser.driver;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.Spot;
import hidalgo.browser.TableParts;
import java.util.List;
import java.util.Random;

/** A person's turn of El Grande: takes a card, places, carries the action out, ends. */
final class GrandeTurn {
    /** More presses than any turn needs. */
    private static final int LONGEST = 60;

    private final Person person;
    private final Page page;
    private final TableParts table;
    private final GrandeBoard board;
    private final Finger finger;
    private final GrandePlan plan;
    private final Random chance;
    private final GrandeDiary diary;

    private int steps;
    private boolean isMeantToAct;
    private boolean isMeantForCastillo;

    GrandeTurn(Person person, Finger finger, GrandePlan plan, Random chance, GrandeDiary diary) {
        this.person = person;
        this.page = person.page();
        this.table = person.table();
        this.board = new GrandeBoard(person);
        this.finger = finger;
        this.plan = plan;
        this.chance = chance;
        this.diary = diary;
    }

    /** A new round has begun: sets the plan for its turn. */
    void begin() {
        steps = 0;
        isMeantForCastillo = plan.at(table.round()).pile() > 0;
        isMeantToAct = isMeantForCastillo || chance.nextBoolean();
    }

    /** Whether a step of the action was made: the newest line of the log then describes it. */
    boolean hasBegun() {
        return table.latestAction().textContent().startsWith("Moved ");
    }

    /** On a phone only a part of the table is to be seen. */
    private boolean isOnPhone() {
        return table.tab("tabs.map").isVisible();
    }

    void openTab(String key) {
        if (table.tab(key).isVisible()) {
            finger.press(table.tab(key));
        }
    }

    /** Takes the next step; returns false if the table waits for another player. */
    boolean step() {
        String next = board.next();
        if (plan.at(table.round()).isStopped() && board.isActing() && hasBegun()) {
            return false;
        }
        steps++;
        switch (next) {
            case "card" -> takeCard();
            case "menu" -> finger.press(any(board.menu()));
            case "owner" -> finger.press(any(board.owners()));
            case "preview" -> commit();
            case "number" -> send(any(board.numbers()));
            case "board" -> finger.press(any(board.boards()));
            case "court" -> send(board.fromCourt());
            default -> goOn();
        }
        return true;
    }

    private void takeCard() {
        int pile = plan.at(table.round()).pile();
        openTab("tabs.cards");
        send(pile == 0 ? any(board.cards()) : board.card(pile));
        openTab("tabs.map");
    }

    /** Makes the move that is previewed; where the sheet of a phone lets one count, two of them at once if possible. */
    private void commit() {
        if (!isOnPhone() || board.counter().count() == 0 || board.isActing()) {
            send(table.confirm());
            return;
        }
        int before = board.placed();
        finger.press(person.labelled("eg.count.more"));
        diary.note("counted: " + board.counter().locator("[role=status]").textContent());
        previewTwice();
        send(table.confirm());
        page.evaluate("least => probe.until(() => grande.placed() >= least, `${least} placed`)", before + 2);
    }

    /** Waits for what two would bring to the region; what lies in the Castillo is not told. */
    private void previewTwice() {
        Locator sheet = board.sheet();
        Locator ofTwo = sheet.getByRole(AriaRole.ROW)
                .filter(new Locator.FilterOptions().setHasText(person.text("player.you")))
                .getByText("+ 2");
        ofTwo.or(sheet.getByText(person.text("eg.region.hidden"))).waitFor();
        if (ofTwo.isVisible()) {
            diary.note(GrandePlayer.PREVIEWED_TWICE);
        }
    }

    /** Announces, continues the current action, places, or ends. */
    private void goOn() {
        GrandeBoard.Offer offer = board.offer();
        if (isMeantToAct && offer.canAnnounce()) {
            diary.saw("announced", board.special().locator("b"));
            send(board.special());
            return;
        }
        List<Spot> spots = board.targets();
        boolean isHurried = steps > LONGEST || chance.nextInt(3) == 0 && !isMeantForCastillo;
        if (!spots.isEmpty() && !(offer.canEnd() && isHurried)) {
            finger.point(wanted(spots));
        } else if (offer.canEnd()) {
            end(offer.endsTurn());
        } else {
            throw new IllegalStateException("Nothing can be done in the turn of " + person.name());
        }
    }

    /** Places two caballeros at once in a region, as a phone lets one do. */
    void placeTwo(String region) {
        finger.point(board.targets().stream()
                .filter(spot -> spot.code().equals(region))
                .findFirst()
                .orElseThrow());
        board.counter().waitFor();
        commit();
    }

    /** A place to point at: to evict, one with caballeros of others; to place, once the Castillo. */
    private Spot wanted(List<Spot> spots) {
        if (isMeantForCastillo && !board.isActing()) {
            for (Spot spot : spots) {
                if (spot.code().equals("Cas")) {
                    isMeantForCastillo = false;
                    return spot;
                }
            }
        }
        if (table.prompt().textContent().equals(person.text("eg.prompt.evict"))) {
            for (String other : List.of("Ana", "Mateo", "Ines")) {
                List<?> places = (List<?>) page.evaluate("name => grande.placesOf(name)", other);
                for (Spot spot : spots) {
                    if (!other.equals(person.name()) && places.contains(spot.code())) {
                        return spot;
                    }
                }
            }
        }
        return spots.get(chance.nextInt(spots.size()));
    }

    private void end(boolean isTurn) {
        person.moves(() -> {
            finger.press(table.end());
            if (isTurn && table.endNow().count() > 0) {
                finger.press(table.endNow());
            }
        });
    }

    private void send(Locator button) {
        person.moves(() -> finger.press(button));
    }

    private Locator any(Locator several) {
        several.first().waitFor();
        return several.nth(chance.nextInt(several.count()));
    }
}
