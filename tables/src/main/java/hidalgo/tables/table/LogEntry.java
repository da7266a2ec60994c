package hidalgo.tables.table;

import hidalgo.records.Outcome;
import hidalgo.rules.Message;
import hidalgo.rules.Scoring;
import java.util.List;

/**
 * A move in the log of a table.
 *
 * @param ply its number, from 1
 * @param seat the seat that made it
 * @param move its notation
 * @param text the move in words
 * @param at when, in milliseconds since 1970; 0 if unknown
 * @param outcome its effects, as they were at that moment
 * @param scorings the scorings it led to
 */
public record LogEntry(
        int ply, int seat, String move, Message text, long at, Outcome outcome, List<Scoring> scorings) {}
