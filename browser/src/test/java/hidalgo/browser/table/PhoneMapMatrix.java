package hidalgo.browser.table;

/** The usual phone: {@code ./hidalgo test --matrix}. Its name keeps it out of the other tests. */
class PhoneMapMatrix extends PhoneMap {
    PhoneMapMatrix() {
        super(390, 844);
    }
}
