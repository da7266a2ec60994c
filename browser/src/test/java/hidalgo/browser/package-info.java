/** Tests in a real browser: every screen as people use it, against the real server. */
@NullMarked
package hidalgo.browser;

import org.jspecify.annotations.NullMarked;
