package hidalgo.offline.compile;

import org.teavm.extension.introspect.IntrospectMethod;
import org.teavm.extension.spi.reflection.SimpleReflectionPolicy;

/** Records are written to JSON and read from it by their fields, so the compiler keeps these. */
public final class ReadableRecords extends SimpleReflectionPolicy {
    @Override
    protected void setup() {
        selectClasses(extending(Record.class).and(inPackage("hidalgo", true)))
                .reflectableFields(INSTANCE)
                .reflectableMethods(IntrospectMethod::isConstructor);
    }
}
