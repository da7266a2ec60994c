package hidalgo.app;

import java.util.List;

/** Commands that only developers need. The module {@code workshop} adds them in a checkout; packages have none. */
public interface DeveloperCommands {
    /** Their classes, in the order of the help. */
    List<Class<?>> list();
}
