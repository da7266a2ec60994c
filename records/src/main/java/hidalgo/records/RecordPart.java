package hidalgo.records;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/*
 * After every move, a server compares and writes thousands of parts. A function that the JVM makes of an accessor is several
 * times as fast as reflection. A browser has no such functions, so something else stands in for this class there.
 */

/** A component of a class of records, which can be read. */
public record RecordPart(String name, Type type, Function<Record, @Nullable Object> reader) {
    /** All components of a class of records. */
    public static List<RecordPart> all(Class<?> type) {
        List<RecordPart> parts = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            parts.add(new RecordPart(component.getName(), component.getGenericType(), reader(type, component)));
        }
        return parts;
    }

    @SuppressWarnings("unchecked") // The JVM makes a function of the requested type.
    private static Function<Record, @Nullable Object> reader(Class<?> type, RecordComponent component) {
        try {
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
            MethodHandle accessor = lookup.unreflect(component.getAccessor());
            Class<?> read = MethodType.methodType(component.getType()).wrap().returnType();
            return (Function<Record, @Nullable Object>) LambdaMetafactory.metafactory(
                            lookup,
                            "apply",
                            MethodType.methodType(Function.class),
                            MethodType.methodType(Object.class, Object.class),
                            accessor,
                            MethodType.methodType(read, type))
                    .getTarget()
                    .invoke();
        } catch (Throwable e) {
            throw new IllegalStateException("Can't read a component of a record", e);
        }
    }

    /** The value of this component in a record. */
    public @Nullable Object of(Record value) {
        return reader.apply(value);
    }
}
