/** JMH benchmarks. Nothing here is a test: a slow machine never fails the build. */
@NullMarked
package hidalgo.bench;

import org.jspecify.annotations.NullMarked;
