import type { Audience, Fellow, Leaderboard, MonthTable, Online, Profile, RatingPoint } from '../protocol/types';
import { apiUrl, call } from './api';

/* Requests about the people of a server. */

const part = encodeURIComponent;

export const community = {
  leaderboard: (game: string, seats: number) => call<Leaderboard>('GET', `leaderboards/${part(game)}?seats=${seats}`),
  month: (month: string) => call<MonthTable>('GET', `months/${part(month)}`),
  profile: (name: string) => call<Profile>('GET', `people/${part(name)}`),
  course: (name: string, game: string, seats: number) =>
    call<RatingPoint[]>('GET', `people/${part(name)}/course/${part(game)}?seats=${seats}`),
  /** The people who are here now. */
  online: () => call<Online>('GET', 'online'),
  /** The people that the person follows. */
  following: () => call<Fellow[]>('GET', 'following'),
  follow: (name: string) => call<void>('POST', `people/${part(name)}/follow`),
  unfollow: (name: string) => call<void>('DELETE', `people/${part(name)}/follow`),
  /** Chooses who may see the person's results. */
  showTo: (audience: Audience) => call<void>('POST', 'me/audience', { audience }),
};

/** The addresses of the results of a period, for downloads. */
export const results = {
  csv: (period: string) => apiUrl(`results/${part(period)}/csv`).href,
  json: (period: string) => apiUrl(`results/${part(period)}`).href,
};
