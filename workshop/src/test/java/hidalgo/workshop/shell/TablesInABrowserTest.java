package hidalgo.workshop.shell;

class TablesInABrowserTest extends TablesInAShell {
    @Override
    TableShell open() {
        return new WorkerShell();
    }
}
