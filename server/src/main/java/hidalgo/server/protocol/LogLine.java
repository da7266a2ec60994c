package hidalgo.server.protocol;

import hidalgo.rules.Scoring;
import java.util.List;

/**
 * A move of the log, in words.
 *
 * @param ply its number, from 1
 * @param seat who made it
 * @param move its notation; empty while it is secret
 * @param text what happened, as a text of the catalogue
 * @param at when, in milliseconds since 1970; 0 if unknown
 * @param scorings the scorings it led to
 */
public record LogLine(int ply, int seat, String move, Text text, long at, List<Scoring> scorings) {}
