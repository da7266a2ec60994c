package hidalgo.server.people;

import hidalgo.server.base.Admission;
import hidalgo.tables.Identifier;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Links that let people make an account where sign-up is not open. */
public final class Invitations {
    private static final int LONGEST = 200;

    private final InvitationRepository repository;
    private final Supplier<Admission> admission;
    private final Clock clock;

    /** The invitations of a repository, for a server that admits some people at the moment. */
    public Invitations(InvitationRepository repository, Supplier<Admission> admission, Clock clock) {
        this.repository = repository;
        this.admission = admission;
        this.clock = clock;
    }

    /** A new invitation for some people; its secret. */
    public String make(String note, int uses, Duration lasts) {
        String secret = SessionSecret.random();
        long now = clock.millis();
        repository.add(
                new InvitationRepository.Invitation(Identifier.random(), note, uses, now + lasts.toMillis()),
                SessionSecret.hash(secret),
                now);
        return secret;
    }

    /** Lets a person make an account, if the host admits all, or if they have an invitation or the password of the server. */
    public <T> T admit(@Nullable String given, Supplier<T> signUp) {
        if (admission.get().isOpen()) {
            return signUp.get();
        }
        if (admission.get().isClosed()) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.signUp.closed");
        }
        String code = given == null ? "" : given.strip();
        if (code.isEmpty()) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.signUp.invite");
        }
        if (isPassword(code)) {
            return signUp.get();
        }
        String hash = SessionSecret.hash(code.substring(0, Math.min(code.length(), LONGEST)));
        if (!repository.use(hash, clock.millis())) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.signUp.code");
        }
        try {
            return signUp.get();
        } catch (RuntimeException refused) {
            repository.restoreUse(hash);
            throw refused;
        }
    }

    private boolean isPassword(String code) {
        String password = admission.get().password();
        return password != null
                && MessageDigest.isEqual(
                        password.getBytes(StandardCharsets.UTF_8), code.getBytes(StandardCharsets.UTF_8));
    }
}
