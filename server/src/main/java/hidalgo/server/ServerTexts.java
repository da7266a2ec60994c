package hidalgo.server;

import hidalgo.rules.Catalogue;

/** What the server says. */
public final class ServerTexts implements Catalogue {}
