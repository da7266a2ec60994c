package hidalgo.tables.table;

import java.util.List;
import java.util.Map;

/**
 * The members of a table.
 *
 * @param host the person who may start it and arrange the seats
 * @param seats the host and all who hold a seat, with their seats
 */
public record Members(String host, Map<String, List<Integer>> seats) {}
