package hidalgo.browser;

import static org.junit.jupiter.params.provider.Arguments.arguments;

import hidalgo.rules.Messages;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.AnnotationConsumer;
import org.junit.jupiter.params.support.ParameterDeclarations;

/** A test with a device and a language: every build runs it with these, and a matrix with every device in every language. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest
@ArgumentsSource(PersonWith.Source.class)
public @interface PersonWith {
    /** A computer or a phone. */
    String device();

    String language();

    /** Decides by the name of the class. */
    final class Source implements ArgumentsProvider, AnnotationConsumer<PersonWith> {
        private Arguments sample = arguments();

        @Override
        public void accept(PersonWith person) {
            sample = arguments(person.device(), person.language());
        }

        @Override
        public Stream<Arguments> provideArguments(ParameterDeclarations parameters, ExtensionContext context) {
            if (!context.getRequiredTestClass().getSimpleName().endsWith("Matrix")) {
                return Stream.of(sample);
            }
            return Stream.of("computer", "phone")
                    .flatMap(device -> Messages.LANGUAGES.stream().map(language -> arguments(device, language)));
        }
    }
}
