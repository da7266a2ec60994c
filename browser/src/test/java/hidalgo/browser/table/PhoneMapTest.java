package hidalgo.browser.table;

/** The smallest phone; {@link PhoneMapMatrix} has one more. */
class PhoneMapTest extends PhoneMap {
    PhoneMapTest() {
        super(360, 740);
    }
}
