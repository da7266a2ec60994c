package hidalgo.browser.page;

/** {@link AccountTest} on phones and at computers, in every language: {@code ./hidalgo test --matrix}. */
class AccountMatrix extends AccountTest {}
