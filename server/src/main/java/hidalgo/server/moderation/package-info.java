/** Keeps the peace: people avoid each other and report, moderators act, and every act is written down. */
@NullMarked
package hidalgo.server.moderation;

import org.jspecify.annotations.NullMarked;
