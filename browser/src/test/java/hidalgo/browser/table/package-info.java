/** What a table tells and takes, besides moves. */
@NullMarked
package hidalgo.browser.table;

import org.jspecify.annotations.NullMarked;
