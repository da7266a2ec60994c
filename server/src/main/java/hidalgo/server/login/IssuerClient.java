package hidalgo.server.login;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.jose.util.ResourceRetriever;
import com.nimbusds.jwt.JWT;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.auth.ClientAuthenticationMethod;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.ClientSecretPost;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.oauth2.sdk.token.AccessToken;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponse;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponseParser;
import com.nimbusds.openid.connect.sdk.UserInfoRequest;
import com.nimbusds.openid.connect.sdk.UserInfoResponse;
import com.nimbusds.openid.connect.sdk.claims.ClaimsSet;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import hidalgo.server.base.PublicAddresses;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.UnknownHostException;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/*
 * Only the operator chooses the issuer. The addresses that it names are called too, so they must be on HTTPS, unless the issuer itself
 * is not, and may lead into the network of this server only if the issuer is there itself; redirects are not followed, and a call
 * takes some seconds at most.
 */

/** Asks an issuer of OpenID Connect about a person. */
final class IssuerClient {
    private static final int PATIENCE = 5000;
    private static final int LONGEST_KEYS = 200_000;
    private static final long METADATA_LAST = Duration.ofHours(1).toMillis();

    /** Those with a public key: with a shared one, a mistake in the settings would let strangers sign. */
    private static final Set<JWSAlgorithm> ALGORITHMS = JWSAlgorithm.Family.SIGNATURE;

    /** The claims that hold a name, the best first. */
    private static final List<String> NAMES = List.of("preferred_username", "nickname", "name", "given_name");

    /**
     * A person as the issuer knows them.
     *
     * @param subject their identifier there, which stays
     * @param name their name; empty if it names none
     */
    record Told(String subject, String name) {}

    /** Reads the keys of the issuer. */
    private static final class Keys extends DefaultResourceRetriever {
        Keys() {
            super(PATIENCE, PATIENCE, LONGEST_KEYS);
        }

        @Override
        protected HttpURLConnection openHTTPConnection(URL url) throws IOException {
            HttpURLConnection connection = super.openHTTPConnection(url);
            connection.setInstanceFollowRedirects(false);
            return connection;
        }
    }

    /** The issuer refused, or said something that is not true. */
    static final class Refused extends Exception {
        private static final long serialVersionUID = 1;

        Refused(@Nullable String message) {
            super(message);
        }
    }

    private final hidalgo.server.base.Issuer issuer;
    private final Clock clock;
    private final ResourceRetriever keys = new Keys();
    private @Nullable OIDCProviderMetadata metadata;
    private long read;

    IssuerClient(hidalgo.server.base.Issuer issuer, Clock clock) {
        this.issuer = issuer;
        this.clock = clock;
    }

    /** Where the browser goes. */
    URI authorization() throws GeneralException, IOException {
        return required(metadata().getAuthorizationEndpointURI());
    }

    private synchronized OIDCProviderMetadata metadata() throws GeneralException, IOException {
        OIDCProviderMetadata known = metadata;
        if (known == null || clock.millis() - read > METADATA_LAST) {
            known = OIDCProviderMetadata.resolve(new Issuer(issuer.address()), IssuerClient::patiently);
            metadata = known;
            read = clock.millis();
        }
        return known;
    }

    private static void patiently(HTTPRequest request) {
        request.setConnectTimeout(PATIENCE);
        request.setReadTimeout(PATIENCE);
        request.setFollowRedirects(false);
    }

    /** An address that the issuer names, if this server may call it. */
    URI required(@Nullable URI address) throws GeneralException {
        if (address == null
                || address.getHost() == null
                || !"https".equals(address.getScheme()) && !issuer.address().startsWith("http:")) {
            throw new GeneralException("The issuer names no address on HTTPS: " + address);
        }
        String own = URI.create(issuer.address()).getHost();
        if (!address.getHost().equals(own) && isInside(address.getHost()) && !isInside(own)) {
            throw new GeneralException("The issuer names an address inside the network of this server: " + address);
        }
        return address;
    }

    /** Whether a name leads to an address that is not public; a name that leads nowhere does not. */
    private static boolean isInside(String host) {
        try {
            return !Arrays.stream(InetAddress.getAllByName(host)).allMatch(PublicAddresses::holds);
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /** Exchanges a code for the statement about its person. */
    Told exchange(String code, URI back, CodeVerifier verifier, Nonce nonce)
            throws GeneralException, IOException, Refused {
        OIDCProviderMetadata known = metadata();
        AuthorizationCodeGrant grant = new AuthorizationCodeGrant(new AuthorizationCode(code), back, verifier);
        HTTPRequest request = tokenRequest(known, grant).toHTTPRequest();
        patiently(request);
        TokenResponse response = OIDCTokenResponseParser.parse(request.send());
        if (!(response instanceof OIDCTokenResponse tokens)) {
            throw new Refused(String.valueOf(response.toErrorResponse().getErrorObject()));
        }
        JWT statement = tokens.getOIDCTokens().getIDToken();
        if (statement == null) {
            throw new Refused("there is no statement in the answer");
        }
        IDTokenClaimsSet claims = validated(known, statement, nonce);
        String name = name(claims);
        if (name.isEmpty() && known.getUserInfoEndpointURI() != null) {
            name = askName(
                    required(known.getUserInfoEndpointURI()),
                    tokens.getOIDCTokens().getAccessToken(),
                    claims);
        }
        return new Told(claims.getSubject().getValue(), name);
    }

    private TokenRequest tokenRequest(OIDCProviderMetadata known, AuthorizationCodeGrant grant)
            throws GeneralException {
        URI to = required(known.getTokenEndpointURI());
        ClientID client = new ClientID(issuer.client());
        if (issuer.secret() == null) {
            return new TokenRequest.Builder(to, client, grant).build();
        }
        Secret secret = new Secret(issuer.secret());
        List<ClientAuthenticationMethod> methods = known.getTokenEndpointAuthMethods();
        boolean inBody = methods != null
                && !methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_BASIC)
                && methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_POST);
        return new TokenRequest.Builder(
                        to,
                        inBody ? new ClientSecretPost(client, secret) : new ClientSecretBasic(client, secret),
                        grant)
                .build();
    }

    private IDTokenClaimsSet validated(OIDCProviderMetadata known, JWT statement, Nonce nonce)
            throws GeneralException, Refused {
        JWSAlgorithm algorithm =
                JWSAlgorithm.parse(statement.getHeader().getAlgorithm().getName());
        if (!ALGORITHMS.contains(algorithm)) {
            throw new Refused("its statement is signed by " + algorithm);
        }
        try {
            return new IDTokenValidator(
                            new Issuer(issuer.address()),
                            new ClientID(issuer.client()),
                            algorithm,
                            required(known.getJWKSetURI()).toURL(),
                            keys)
                    .validate(statement, nonce);
        } catch (BadJOSEException | JOSEException | MalformedURLException e) {
            throw new Refused(e.getMessage());
        }
    }

    private static String name(ClaimsSet claims) {
        return NAMES.stream()
                .flatMap(claim -> Stream.ofNullable(claims.getStringClaim(claim)))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** Some issuers send the name only in reply to a second request. */
    private static String askName(URI at, AccessToken access, IDTokenClaimsSet claims) throws IOException {
        try {
            HTTPRequest request = new UserInfoRequest(at, access).toHTTPRequest();
            patiently(request);
            UserInfoResponse response = UserInfoResponse.parse(request.send());
            if (!response.indicatesSuccess()) {
                return "";
            }
            ClaimsSet told = response.toSuccessResponse().getUserInfo();
            return told != null && claims.getSubject().getValue().equals(told.getStringClaim("sub")) ? name(told) : "";
        } catch (com.nimbusds.oauth2.sdk.ParseException e) {
            return "";
        }
    }
}
