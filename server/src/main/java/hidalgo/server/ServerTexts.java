package hidalgo.server;

import hidalgo.rules.Catalogue;

/** The texts of the server. */
public final class ServerTexts implements Catalogue {}
