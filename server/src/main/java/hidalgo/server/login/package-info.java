/** Other ways to sign in than a password: passkeys, and the service of another provider. */
@NullMarked
package hidalgo.server.login;

import org.jspecify.annotations.NullMarked;
