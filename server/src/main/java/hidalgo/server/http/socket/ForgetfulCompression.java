package hidalgo.server.http.socket;

import java.util.List;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/*
 * Compression with a memory keeps a dictionary for every socket (zlib documents a quarter of a megabyte), and sockets
 * wait most of the time. One that resets after every message takes a compressor from a pool when it needs one. A server
 * may decide that without the client (RFC 7692, 7.1.1); Jetty decides by the client's request, so the client asks for
 * it here.
 */

/** Makes the compression of sockets forget everything after each message. */
public final class ForgetfulCompression implements HttpConfiguration.Customizer {
    private static final String COMPRESSION = "permessage-deflate";
    private static final List<String> FORGETTING = List.of("server_no_context_takeover", "client_no_context_takeover");

    @Override
    public Request customize(Request request, HttpFields.Mutable answer) {
        HttpFields headers = request.getHeaders();
        List<String> offers = headers.getCSV(HttpHeader.SEC_WEBSOCKET_EXTENSIONS, true);
        if (offers.isEmpty()) {
            return request;
        }
        HttpFields changed = HttpFields.build(headers)
                .put(new HttpField(
                        HttpHeader.SEC_WEBSOCKET_EXTENSIONS,
                        String.join(
                                ", ",
                                offers.stream()
                                        .map(ForgetfulCompression::forgetting)
                                        .toList())))
                .asImmutable();
        return new Request.Wrapper(request) {
            @Override
            public HttpFields getHeaders() {
                return changed;
            }
        };
    }

    private static String forgetting(String offer) {
        StringBuilder all = new StringBuilder(offer);
        for (String wish : offer.startsWith(COMPRESSION) ? FORGETTING : List.<String>of()) {
            if (!offer.contains(wish)) {
                all.append("; ").append(wish);
            }
        }
        return all.toString();
    }
}
