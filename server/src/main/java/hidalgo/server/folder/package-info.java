/** The pages as files in a folder, for a web server that knows nothing of Hidalgo. */
@NullMarked
package hidalgo.server.folder;

import org.jspecify.annotations.NullMarked;
