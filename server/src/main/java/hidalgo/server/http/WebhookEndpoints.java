package hidalgo.server.http;

import static hidalgo.server.http.Endpoint.delete;
import static hidalgo.server.http.Endpoint.get;
import static hidalgo.server.http.Endpoint.post;

import hidalgo.server.notify.Webhook;
import hidalgo.server.notify.Webhooks;
import hidalgo.server.people.Person;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Requests;
import java.util.List;

/** The address at which a person with an account is called when it is their turn. */
record WebhookEndpoints(Webhooks webhooks) {
    private static final String PATH = "/api/webhook";

    List<Endpoint<?>> all() {
        return List.of(
                get(PATH, "The webhook of the person who asks")
                        .known()
                        .own()
                        .answers(
                                Answers.Webhook.class,
                                call -> webhooks.of(call.person().id())
                                        .map(hook -> shown(hook, false))
                                        .orElse(new Answers.Webhook("", false, null))),
                post(PATH, "An address to call when it is the person's turn; a code is sent to it")
                        .known()
                        .own()
                        .limited(Rate.WEBHOOK)
                        .takes(Requests.NewWebhook.class)
                        .answers(
                                Answers.Webhook.class,
                                call -> shown(
                                        webhooks.set(
                                                account(call.person()).id(),
                                                call.body().address()),
                                        true)),
                post(PATH + "/confirm", "Confirms the address with the code that was sent to it")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .takes(Requests.WebhookCode.class)
                        .answers(
                                Answers.Webhook.class,
                                call -> shown(
                                        webhooks.confirm(
                                                account(call.person()).id(),
                                                call.body().code()),
                                        false)),
                delete(PATH, "Deletes the webhook")
                        .known()
                        .own()
                        .limited(Rate.ACT)
                        .does(call -> webhooks.delete(call.person().id())));
    }

    /** Guests are free, so they could have any number of addresses called. */
    private static Person account(Person person) {
        if (person.account() == null) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.webhook.guest");
        }
        return person;
    }

    private static Answers.Webhook shown(Webhook hook, boolean isNew) {
        return new Answers.Webhook(hook.address(), hook.isConfirmed(), isNew ? hook.secret() : null);
    }
}
