package hidalgo.server.http;

import static hidalgo.server.http.Endpoint.delete;
import static hidalgo.server.http.Endpoint.get;
import static hidalgo.server.http.Endpoint.post;

import hidalgo.server.notify.Channel;
import hidalgo.server.notify.Channels;
import hidalgo.server.people.Person;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.Text;
import hidalgo.tables.protocol.WebhookForm;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The channels of a person with an account: an address that is called, and browsers. */
record WebhookEndpoints(Channels channels) {
    private static final String PATH = "/api/webhook";
    private static final String PUSH = "/api/push";

    List<Endpoint<?>> all() {
        return Stream.concat(ofWebhook().stream(), ofBrowsers().stream()).toList();
    }

    private List<Endpoint<?>> ofWebhook() {
        return List.of(
                get(PATH, "The webhook of the person who asks")
                        .known()
                        .own()
                        .answers(
                                Answers.Webhook.class,
                                call -> channels.webhook(call.person().id())
                                        .map(hook -> shown(hook, false))
                                        .orElse(new Answers.Webhook("", false, null, WebhookForm.PLAIN, null, false))),
                post(PATH, "An address to call when there is news for the person; a code is sent to it")
                        .known()
                        .own()
                        .limited(Rate.WEBHOOK)
                        .takes(Requests.NewWebhook.class)
                        .answers(
                                Answers.Webhook.class,
                                call -> shown(
                                        channels.setWebhook(
                                                account(call.person()),
                                                call.body().address(),
                                                call.body().form()),
                                        true)),
                post(PATH + "/confirm", "Confirms the address with the code that was sent to it")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .takes(Requests.WebhookCode.class)
                        .answers(
                                Answers.Webhook.class,
                                call -> shown(
                                        channels.confirmWebhook(
                                                account(call.person()),
                                                call.body().code()),
                                        false)),
                post(PATH + "/test", "Sends a test to the address; what has become of it")
                        .known()
                        .own()
                        .limited(Rate.TEST)
                        .answers(
                                Answers.Webhook.class,
                                call -> shown(channels.test(account(call.person()), Channel.WEBHOOK), false)),
                delete(PATH, "Deletes the webhook")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .does(call -> channels.deleteWebhook(call.person().id())));
    }

    private List<Endpoint<?>> ofBrowsers() {
        return List.of(
                get(PUSH, "The browsers of the person who asks that get messages while no page is open")
                        .known()
                        .own()
                        .answers(Answers.Push.class, call -> push(call.person())),
                post(PUSH, "Lets a browser get messages while no page is open; a code is sent to it")
                        .known()
                        .own()
                        .limited(Rate.WEBHOOK)
                        .takes(Requests.NewPushBrowser.class)
                        .answers(Answers.Push.class, this::addBrowser),
                post(PUSH + "/confirm", "Confirms a browser with the code that was sent to it")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .takes(Requests.WebhookCode.class)
                        .does(call -> channels.confirmBrowser(
                                account(call.person()), call.body().code())),
                post(PUSH + "/{id}/test", "Sends a test to a browser; what has become of it")
                        .known()
                        .own()
                        .limited(Rate.TEST)
                        .answers(
                                Answers.PushBrowser.class,
                                call -> browser(channels.test(account(call.person()), call.id()))),
                delete(PUSH + "/{id}", "Sends a browser no more messages")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .does(call -> channels.deleteBrowser(call.person().id(), call.id())));
    }

    private Answers.Push addBrowser(Call<Requests.NewPushBrowser> call) {
        Requests.NewPushBrowser wish = call.body();
        channels.addBrowser(
                account(call.person()),
                BrowserName.of(call.context().userAgent()),
                wish.endpoint(),
                wish.key(),
                wish.auth());
        return push(call.person());
    }

    private Answers.Push push(Person person) {
        return new Answers.Push(
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

    private static Answers.Webhook shown(Channel hook, boolean isNew) {
        return new Answers.Webhook(
                hook.address(),
                hook.isConfirmed(),
                isNew ? hook.secret() : null,
                Objects.requireNonNull(hook.form()),
                problem(hook),
                hook.failures() >= Channel.MOST_FAILURES);
    }

    private static Answers.PushBrowser browser(Channel channel) {
        return new Answers.PushBrowser(
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
