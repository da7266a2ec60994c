package hidalgo.server.base;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The addresses at which other computers can reach a server. */
public final class NetworkAddresses {
    private NetworkAddresses() {}

    /** The addresses of a server that listens on a port; none if only this computer can reach it. */
    public static List<String> of(Settings settings, int port) {
        if (settings.publicUrl() != null) {
            return List.of(settings.address(port));
        }
        return hosts(settings.host()).stream()
                .map(host -> "http://" + host + ":" + port + settings.basePath() + "/")
                .toList();
    }

    private static List<String> hosts(String host) {
        try {
            InetAddress bound = InetAddress.getByName(host);
            if (bound.isAnyLocalAddress()) {
                return ofThisComputer();
            }
            return bound.isLoopbackAddress() ? List.of() : List.of(host);
        } catch (UnknownHostException | SocketException e) {
            // The server listens, so its name means something; what others call it is not known.
            return List.of();
        }
    }

    /** The IPv4 addresses in the local network: others are longer, and reach the same computers. */
    private static List<String> ofThisComputer() throws SocketException {
        List<String> hosts = new ArrayList<>();
        for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
            if (network.isUp() && !network.isLoopback() && !network.isVirtual()) {
                for (InetAddress address : Collections.list(network.getInetAddresses())) {
                    if (address instanceof Inet4Address && !address.isLinkLocalAddress()) {
                        hosts.add(address.getHostAddress());
                    }
                }
            }
        }
        return hosts;
    }
}
