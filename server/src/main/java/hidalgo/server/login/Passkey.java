package hidalgo.server.login;

/**
 * A key by which a person signs in without a password.
 *
 * @param id its identifier, in Base64
 * @param person the person's identifier
 * @param label the name of the device where it was made
 * @param data the device's description of it, in Base64: its public key and its kind
 * @param counter how often it has been used, as far as the device counts
 * @param made when, in milliseconds since 1970
 * @param used when it was last used; 0 if never
 */
public record Passkey(String id, String person, String label, String data, long counter, long made, long used) {}
