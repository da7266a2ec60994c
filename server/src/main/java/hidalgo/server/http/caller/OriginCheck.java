package hidalgo.server.http.caller;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;

/**
 * Refuses requests that another site makes a browser send. If a browser reports the site of a request, it must be ours.
 */
public final class OriginCheck {
    private final SiteAddress site;

    /** Accepts the pages of a site. */
    public OriginCheck(SiteAddress site) {
        this.site = site;
    }

    /** Refuses a request that changes something, unless it comes from our own pages or from a program. */
    public void checkChange(Context context) {
        HandlerType method = context.method();
        if (!method.equals(HandlerType.GET) && !method.equals(HandlerType.HEAD)) {
            check(context);
        }
    }

    /** Refuses requests from other sites. */
    public void check(Context context) {
        String origin = context.header("Origin");
        boolean foreign =
                origin == null ? "cross-site".equals(context.header("Sec-Fetch-Site")) : !isOurs(origin, context);
        if (foreign) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.origin");
        }
    }

    private boolean isOurs(String origin, Context context) {
        WebOrigin from = WebOrigin.of(origin);
        if (from == null) {
            return false;
        }
        if (from.equals(site.declared())) {
            return true;
        }
        // A page of an HTTPS site may have been loaded without HTTPS only by an attacker who wants to act for it. The
        // opposite is harmless, and usual behind a proxy that the server does not know of.
        return from.equals(site.asked(context, from.scheme()))
                && (from.scheme().equals(WebOrigin.HTTPS) || !isKnownAsSecure(from, context));
    }

    private boolean isKnownAsSecure(WebOrigin asked, Context context) {
        WebOrigin declared = site.declared();
        boolean isDeclared = declared != null
                && declared.scheme().equals(WebOrigin.HTTPS)
                && declared.host().equals(asked.host());
        return isDeclared || site.isSecureItself(context);
    }
}
