package hidalgo.lab;

import hidalgo.lab.SequentialTest.Decision;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Counts the games of a tournament, which come in order, deal by deal. */
public final class Standings {
    private final Optional<SequentialTest> test;
    private final List<String> rows;
    private final int[] seats;
    private final int rotations;
    private final long[] points;
    /** For every deal, the share of its games that each bot has won, without luck if that is measured. */
    private final Moments shares;
    /** The same share as it was played. */
    private final Moments played;
    /** For every deal, how many seats of other bots each bot has beaten. */
    private final Moments scores;

    private double[] share;
    private double[] shareAsPlayed;
    private double[] score;
    private int games;
    private Decision decision = Decision.OPEN;

    /** Standings before the first game between these bots. */
    Standings(List<String> bots, Optional<SequentialTest> test) {
        this.test = test;
        rows = bots.stream().distinct().toList();
        seats = rows.stream().mapToInt(bot -> Collections.frequency(bots, bot)).toArray();
        rotations = bots.size();
        points = new long[rows.size()];
        shares = new Moments(rows.size());
        played = new Moments(rows.size());
        scores = new Moments(rows.size());
        share = new double[rows.size()];
        shareAsPlayed = new double[rows.size()];
        score = new double[rows.size()];
    }

    /** Counts the next game. */
    void add(TournamentGame game) {
        for (int seat = 0; seat < rotations; seat++) {
            int row = rows.indexOf(game.bots().get(seat));
            points[row] += game.result().totals().get(seat);
            share[row] += game.shareWithoutLuck(seat);
            shareAsPlayed[row] += game.share(seat);
            for (int other = 0; other < rotations; other++) {
                if (rows.indexOf(game.bots().get(other)) != row) {
                    score[row] += game.beats(seat, other);
                }
            }
        }
        games++;
        if (games % rotations == 0) {
            endDeal();
        }
    }

    private void endDeal() {
        shares.add(Arrays.stream(share).map(won -> won / rotations).toArray());
        played.add(Arrays.stream(shareAsPlayed).map(won -> won / rotations).toArray());
        scores.add(score);
        share = new double[rows.size()];
        shareAsPlayed = new double[rows.size()];
        score = new double[rows.size()];
        decision = test.map(asked ->
                        asked.decide(shares.mean(0), shares.covariance(0, 0), shares.count(), rotations, seats[0]))
                .orElse(Decision.OPEN);
    }

    /** How many games have been counted. */
    public int games() {
        return games;
    }

    /** The state of the sequential test, if there is one. */
    public Decision decision() {
        return decision;
    }

    /**
     * The result of every bot, from the deals that were played in all rotations, in the order in which the bots were
     * named.
     */
    public List<Standing> table() {
        List<Estimate> ratings = Ratings.of(seats, scores);
        List<Standing> table = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            table.add(new Standing(
                    rows.get(row),
                    seats[row],
                    games,
                    winRate(row),
                    (double) points[row] / games / seats[row],
                    ratings.get(row)));
        }
        return table;
    }

    /**
     * How many games as they were played would tell as much about the first bot as these without luck, as a multiple of
     * these; 1 if no luck is subtracted, or if all deals end alike.
     */
    public double worth() {
        double without = shares.covariance(0, 0);
        double withLuck = played.covariance(0, 0);
        return without == 0 || withLuck == 0 ? 1 : withLuck / without;
    }

    private Estimate winRate(int row) {
        Estimate share = seats[row] == rotations
                ? Estimate.around(1, 0) // If only this bot plays, it wins every game.
                : Estimate.ofShare(
                        Math.clamp(shares.mean(row), 0, 1), shares.covariance(row, row), shares.count(), games);
        return share.times(1.0 / seats[row]);
    }
}
