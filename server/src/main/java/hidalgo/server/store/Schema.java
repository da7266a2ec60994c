package hidalgo.server.store;

import hidalgo.rules.Message;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.CoreErrorCode;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;
import org.flywaydb.core.api.exception.FlywayValidateException;

/*
 * A newer version may store data in another way, so an older one must not write: its data could be lost, or damage the
 * rest. The same holds for tables that were changed by hand, or whose update was interrupted.
 */

/** The tables of a database, brought up to date. */
final class Schema {
    private final Flyway flyway;

    Schema(DataSource writer) {
        flyway = Flyway.configure()
                .dataSource(writer)
                .locations("classpath:hidalgo/server/db")
                .javaMigrations(new RatingsTakenOver())
                .load();
    }

    /** Brings the tables up to date, or refuses. */
    void migrate() {
        refuseWhatIsNewerOrHalfDone();
        try {
            flyway.migrate();
        } catch (FlywayValidateException e) {
            throw new UnusableSchema(Message.of("server.doctor.schema.changed"));
        } catch (FlywayException e) {
            if (e.getErrorCode() == CoreErrorCode.NON_EMPTY_SCHEMA_WITHOUT_SCHEMA_HISTORY_TABLE) {
                throw new UnusableSchema(Message.of("server.doctor.schema.foreign"));
            }
            throw e;
        }
    }

    private void refuseWhatIsNewerOrHalfDone() {
        String known = "0";
        for (MigrationInfo each : flyway.info().all()) {
            String version = String.valueOf(each.getVersion());
            if (each.getState().isFailed()) {
                throw new UnusableSchema(Message.of("server.doctor.schema.half", "version", version));
            }
            if (each.getState() == MigrationState.FUTURE_SUCCESS) {
                throw new UnusableSchema(Message.of("server.doctor.schema.newer", "version", version, "known", known));
            }
            known = version;
        }
    }
}
