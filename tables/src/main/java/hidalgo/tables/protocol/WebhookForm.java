package hidalgo.tables.protocol;

/** The form in which an address wants messages. */
public enum WebhookForm {
    /** JSON with all that a program needs. */
    PLAIN,
    /** As Discord reads it. */
    DISCORD,
    /** As Slack reads it. */
    SLACK,
    /** As Mattermost reads it. */
    MATTERMOST,
    /** As ntfy reads it; the last part of the address is the topic. */
    NTFY
}
