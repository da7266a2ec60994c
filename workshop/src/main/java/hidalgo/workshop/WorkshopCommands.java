package hidalgo.workshop;

import hidalgo.app.DeveloperCommands;
import hidalgo.workshop.load.LoadCommand;
import hidalgo.workshop.puzzle.PuzzlesCommand;
import hidalgo.workshop.training.MergeSamplesCommand;
import hidalgo.workshop.training.SelfPlayCommand;
import java.util.List;

/** The commands that {@code ./hidalgo} has in a checkout only. */
public final class WorkshopCommands implements DeveloperCommands {
    @Override
    public List<Class<?>> list() {
        return List.of(
                LauncherCommand.Dev.class,
                LauncherCommand.Test.class,
                BenchCommand.class,
                LoadCommand.class,
                SelfPlayCommand.class,
                MergeSamplesCommand.class,
                PuzzlesCommand.class);
    }
}
