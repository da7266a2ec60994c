package hidalgo.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/** The pointing device with which a person presses things on a screen. */
public interface Finger {
    /** Presses a button. */
    void press(Locator what);

    /** Presses a place on the screen. */
    void point(double x, double y);

    /** Presses a spot of the map. */
    default void point(Spot spot) {
        point(spot.x(), spot.y());
    }

    /** A mouse. */
    static Finger mouse(Page page) {
        return new Finger() {
            @Override
            public void press(Locator what) {
                what.click();
            }

            @Override
            public void point(double x, double y) {
                page.mouse().click(x, y);
            }
        };
    }

    /** A finger on glass. */
    static Finger touch(Page page) {
        return new Finger() {
            @Override
            public void press(Locator what) {
                what.tap();
            }

            @Override
            public void point(double x, double y) {
                page.touchscreen().tap(x, y);
            }
        };
    }
}
