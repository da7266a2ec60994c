package hidalgo.offline.compile;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Which classes something else stands in for. */
public final class StandIns extends SimpleSubstitutionPolicy {
    private static final String INSTEAD = "hidalgo.offline.standin";

    @Override
    public void contribute(SubstitutionSink sink) {
        replace(sink, "hidalgo.rules", "TextFile");
        replace(sink, "hidalgo.records", "Fairness");
        replace(sink, "hidalgo.records", "RecordPart");
        replace(sink, "hidalgo.bots", "SearchThreads");
        replace(sink, "hidalgo.tables", "PlainText");
        replace(sink, "hidalgo.tables", "Sha256");
        replace(sink, "hidalgo.tables", "NameLikeness");
    }

    private static void replace(SubstitutionSink sink, String folder, String name) {
        sink.selectClasses(named(folder + "." + name)).replacePackage(folder, INSTEAD);
    }
}
