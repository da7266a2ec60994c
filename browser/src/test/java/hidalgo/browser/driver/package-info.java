/** People who press buttons: they play, find their way by keyboard, and know what a table's parts are called. */
@NullMarked
package hidalgo.browser.driver;

import org.jspecify.annotations.NullMarked;
