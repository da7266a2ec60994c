package hidalgo.browser.page;

/** {@link SignInTest} on phones and at computers, in every language: {@code ./hidalgo test --matrix}. */
class SignInMatrix extends SignInTest {}
