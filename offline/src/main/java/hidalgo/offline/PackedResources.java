package hidalgo.offline;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The files that the worker carries: components, tiles, weights and nets; texts come from the page. */
public final class PackedResources implements ResourcesPolicy {
    @Override
    public String[] supplyResources(Collection<? extends String> known) {
        return new String[] {
            "hidalgo/rules/caballero/box.properties",
            "hidalgo/rules/caballero/reconstructed.tiles",
            "hidalgo/rules/grande/box.properties",
            "hidalgo/rules/messages/en.properties",
            "hidalgo/rules/caballero/messages/en.properties",
            "hidalgo/rules/grande/messages/en.properties",
        };
    }
}
