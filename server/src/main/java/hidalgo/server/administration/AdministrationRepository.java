package hidalgo.server.administration;

import hidalgo.tables.protocol.Administration.AccountLine;
import hidalgo.tables.table.TableSummary;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Stores the choices of administrators, and finds accounts and tables for them. */
public interface AdministrationRepository {
    /** All choices. */
    Map<String, String> choices();

    /** Stores a choice, or deletes it. */
    void choose(String name, @Nullable String value);

    /** How many tables are in each phase. */
    Map<String, Integer> tables();

    /** How many channels did not take their last message. */
    int failingChannels();

    /** The accounts whose name contains a text, the latest visit first. */
    List<AccountLine> accounts(String part, int most);

    /** The tables that have changed last, with their private ones. */
    List<TableSummary> latestTables(int most);
}
