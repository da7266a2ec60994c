package hidalgo.tables.table;

/** Finds the authors of events. */
final class EventAuthors {
    private EventAuthors() {}

    /** The seat whose person or bot caused an event; -1 if it was none at the table. */
    static int seat(TableEvent event) {
        return switch (event) {
            case TableEvent.Moved moved -> moved.seat();
            case TableEvent.TookBack back -> back.seat();
            case TableEvent.Planned planned -> planned.seat();
            case TableEvent.LetGo let -> let.seat();
            case TableEvent.GotReady ready -> ready.seat();
            case TableEvent.Said said -> said.seat();
            case TableEvent.Proposed proposed -> proposed.by();
            case TableEvent.Agreed agreed -> agreed.seat();
            case TableEvent.Declined declined -> declined.seat();
            case TableEvent.Returned returned -> returned.seat();
            default -> -1;
        };
    }
}
