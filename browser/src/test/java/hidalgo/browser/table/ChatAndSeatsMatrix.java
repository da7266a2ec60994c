package hidalgo.browser.table;

/** {@link ChatAndSeatsTest} on phones and at computers, in every language: {@code ./hidalgo test --matrix}. */
class ChatAndSeatsMatrix extends ChatAndSeatsTest {}
