package hidalgo.server.http;

import static hidalgo.server.http.HttpCall.http;
import static hidalgo.tables.request.Subject.WEBHOOKS;

import hidalgo.server.http.caller.BrowserName;
import hidalgo.server.notify.Channel;
import hidalgo.server.notify.Channels;
import hidalgo.server.people.Person;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.AccountAnswers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.Text;
import hidalgo.tables.protocol.WebhookForm;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Request;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The channels of a person with an account: an address that is called, an e-mail address, and browsers. */
record WebhookEndpoints(Channels channels, boolean hasMail) {
    private static final String PATH = "/api/webhook";
    private static final String MAIL = "/api/mail";
    private static final String PUSH = "/api/push";

    List<Request<?>> all() {
        return Stream.of(ofWebhook(), ofMail(), ofBrowsers())
                .flatMap(List::stream)
                .toList();
    }

    private List<Request<?>> ofMail() {
        return List.of(
                WEBHOOKS.get(MAIL, "mail")
                        .says("The e-mail address of the person who asks", "The address is empty if there is none.")
                        .known()
                        .own()
                        .answers(
                                AccountAnswers.Mail.class,
                                http(call -> channels.mail(call.person().id())
                                        .map(WebhookEndpoints::mail)
                                        .orElse(new AccountAnswers.Mail("", false, null, false)))),
                WEBHOOKS.post(MAIL, "setMail")
                        .says(
                                "An e-mail address for news of the person's games",
                                "A code is sent to the address, which confirms it. Only if the host has a mail server.")
                        .known()
                        .own()
                        .limited(Rate.WEBHOOK)
                        .takes(Requests.NewMail.class)
                        .answers(AccountAnswers.Mail.class, http(this::setMail)),
                WEBHOOKS.post(MAIL + "/confirm", "confirmMail")
                        .says(
                                "Confirms the e-mail address",
                                "With the code that was sent to it. A code counts for a day and five tries.")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .takes(Requests.WebhookCode.class)
                        .answers(
                                AccountAnswers.Mail.class,
                                http(call -> mail(channels.confirm(
                                        account(call.person()),
                                        Channel.MAIL,
                                        call.body().code())))),
                WEBHOOKS.post(MAIL + "/test", "testMail")
                        .says("Sends a test to the e-mail address", "The answer says whether the mail server took it.")
                        .known()
                        .own()
                        .limited(Rate.TEST)
                        .answers(
                                AccountAnswers.Mail.class,
                                http(call -> mail(channels.test(account(call.person()), Channel.MAIL)))),
                WEBHOOKS.delete(MAIL, "deleteMail")
                        .says("Deletes the e-mail address", "Nothing is sent to it any more.")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .does(call -> channels.deleteAddress(call.person().id(), Channel.MAIL)),
                WEBHOOKS.post(MAIL + "/end/{id}", "endMail")
                        .says(
                                "Ends the messages to an e-mail address",
                                "With the secret of the link in each message; mail programs send it with one click (RFC"
                                        + " 8058).")
                        .limited(Rate.LOGIN)
                        .does(call -> channels.endMail(call.id())));
    }

    private AccountAnswers.Mail setMail(HttpCall<Requests.NewMail> call) {
        if (!hasMail) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.mail.off");
        }
        return mail(channels.setMail(account(call.person()), call.body().address()));
    }

    private static AccountAnswers.Mail mail(Channel channel) {
        return new AccountAnswers.Mail(
                channel.address(),
                channel.isConfirmed(),
                problem(channel),
                channel.failures() >= Channel.MOST_FAILURES);
    }

    private List<Request<?>> ofWebhook() {
        return List.of(
                WEBHOOKS.get(PATH, "webhook")
                        .says("The webhook of the person who asks", "The address is empty if there is none.")
                        .known()
                        .own()
                        .answers(
                                AccountAnswers.Webhook.class,
                                http(call -> channels.webhook(call.person().id())
                                        .map(hook -> shown(hook, false))
                                        .orElse(new AccountAnswers.Webhook(
                                                "", false, null, WebhookForm.PLAIN, null, false)))),
                WEBHOOKS.post(PATH, "setWebhook")
                        .says(
                                "An address to call when there is news for the person",
                                "A code is sent to the address, which confirms it. The `secret` is shown only in this"
                                        + " answer.")
                        .known()
                        .own()
                        .limited(Rate.WEBHOOK)
                        .takes(Requests.NewWebhook.class)
                        .answers(
                                AccountAnswers.Webhook.class,
                                http(call -> shown(
                                        channels.setWebhook(
                                                account(call.person()),
                                                call.body().address(),
                                                call.body().form()),
                                        true))),
                WEBHOOKS.post(PATH + "/confirm", "confirmWebhook")
                        .says(
                                "Confirms the address",
                                "With the code that was sent to it. A code counts for a day and five tries.")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .takes(Requests.WebhookCode.class)
                        .answers(
                                AccountAnswers.Webhook.class,
                                http(call -> shown(
                                        channels.confirm(
                                                account(call.person()),
                                                Channel.WEBHOOK,
                                                call.body().code()),
                                        false))),
                WEBHOOKS.post(PATH + "/test", "testWebhook")
                        .says("Sends a test to the address", "The answer says whether the test has arrived.")
                        .known()
                        .own()
                        .limited(Rate.TEST)
                        .answers(
                                AccountAnswers.Webhook.class,
                                http(call -> shown(channels.test(account(call.person()), Channel.WEBHOOK), false))),
                WEBHOOKS.delete(PATH, "deleteWebhook")
                        .says("Deletes the webhook", "The address is not called any more.")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .does(call -> channels.deleteAddress(call.person().id(), Channel.WEBHOOK)));
    }

    private List<Request<?>> ofBrowsers() {
        return List.of(
                WEBHOOKS.get(PUSH, "pushBrowsers")
                        .says(
                                "The browsers that get messages while no page is open",
                                "Those of the person who asks, with the key that a browser needs to subscribe.")
                        .known()
                        .own()
                        .answers(AccountAnswers.Push.class, http(call -> push(call.person()))),
                WEBHOOKS.post(PUSH, "addPushBrowser")
                        .says(
                                "Lets a browser get messages while no page is open",
                                "A code is sent to the browser, which confirms it.")
                        .known()
                        .own()
                        .limited(Rate.WEBHOOK)
                        .takes(Requests.NewPushBrowser.class)
                        .answers(AccountAnswers.Push.class, http(this::addBrowser)),
                WEBHOOKS.post(PUSH + "/confirm", "confirmPushBrowser")
                        .says("Confirms a browser", "With the code that was sent to it.")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .takes(Requests.WebhookCode.class)
                        .does(call -> channels.confirmBrowser(
                                account(HttpCall.of(call).person()), call.body().code())),
                WEBHOOKS.post(PUSH + "/{id}/test", "testPushBrowser")
                        .says("Sends a test to a browser", "The answer says whether the test has arrived.")
                        .known()
                        .own()
                        .limited(Rate.TEST)
                        .answers(
                                AccountAnswers.PushBrowser.class,
                                http(call -> browser(channels.test(account(call.person()), call.id())))),
                WEBHOOKS.delete(PUSH + "/{id}", "deletePushBrowser")
                        .says("Sends a browser no more messages", "The browser is removed from the list.")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .does(call -> channels.deleteBrowser(call.person().id(), call.id())));
    }

    private AccountAnswers.Push addBrowser(HttpCall<Requests.NewPushBrowser> call) {
        Requests.NewPushBrowser wish = call.body();
        channels.addBrowser(
                account(call.person()),
                BrowserName.of(call.context().userAgent()),
                wish.endpoint(),
                wish.key(),
                wish.auth());
        return push(call.person());
    }

    private AccountAnswers.Push push(Person person) {
        return new AccountAnswers.Push(
                channels.key(),
                channels.browsers(person.id()).stream()
                        .map(WebhookEndpoints::browser)
                        .toList());
    }

    /** The identifier of a person with an account: guests are free, so they could have any number of addresses called. */
    private static String account(Person person) {
        if (person.account() == null) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.webhook.guest");
        }
        return person.id();
    }

    private static AccountAnswers.Webhook shown(Channel hook, boolean isNew) {
        return new AccountAnswers.Webhook(
                hook.address(),
                hook.isConfirmed(),
                isNew ? hook.secret() : null,
                Objects.requireNonNull(hook.form()),
                problem(hook),
                hook.failures() >= Channel.MOST_FAILURES);
    }

    private static AccountAnswers.PushBrowser browser(Channel channel) {
        return new AccountAnswers.PushBrowser(
                channel.id(),
                channel.label(),
                channel.isConfirmed(),
                channel.address(),
                channel.made(),
                problem(channel));
    }

    /** Why the last message failed, as a text of the catalogue. */
    private static @Nullable Text problem(Channel channel) {
        if (channel.problem().isEmpty()) {
            return null;
        }
        String[] words = channel.problem().split(" ", 2);
        Map<String, Object> slots = words.length > 1 ? Map.of("status", words[1]) : Map.of();
        return new Text("server.notice.problem." + words[0], slots);
    }
}
