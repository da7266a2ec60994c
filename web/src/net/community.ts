import type {
  Audience,
  Club,
  ClubLine,
  Fellow,
  Leaderboard,
  MonthTable,
  NewClub,
  Online,
  Profile,
  RatingPoint,
} from '../protocol/types';
import { apiUrl, call } from './api';

/* Requests about the people of a server. */

const part = encodeURIComponent;

/** The beginning of an address about a club. */
const of = (club: string | undefined) => (club === undefined ? '' : `clubs/${part(club)}/`);

export const community = {
  /** The best players of the server, or of a club. */
  leaderboard: (game: string, seats: number, club?: string) =>
    call<Leaderboard>('GET', `${of(club)}leaderboards/${part(game)}?seats=${seats}`),
  /** The table of a month of the server, or of a club. */
  month: (month: string, club?: string) => call<MonthTable>('GET', `${of(club)}months/${part(month)}`),
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

export const clubs = {
  all: () => call<ClubLine[]>('GET', 'clubs'),
  make: (club: NewClub) => call<Club>('POST', 'clubs', club),
  club: (id: string) => call<Club>('GET', `clubs/${part(id)}`),
  join: (id: string) => call<void>('POST', `clubs/${part(id)}/join`),
  leave: (id: string) => call<void>('POST', `clubs/${part(id)}/leave`),
  describe: (id: string, about: string) => call<void>('POST', `clubs/${part(id)}/about`, { about }),
  remove: (id: string, name: string) => call<void>('POST', `clubs/${part(id)}/remove`, { name }),
  write: (id: string, text: string) => call<void>('POST', `clubs/${part(id)}/notices`, { text }),
  pin: (notice: string, isPinned: boolean) => call<void>('POST', `club-notices/${part(notice)}/pin`, { isPinned }),
  erase: (notice: string) => call<void>('DELETE', `club-notices/${part(notice)}`),
};

/** The addresses of the results of a period, for downloads. */
export const results = {
  csv: (period: string) => apiUrl(`results/${part(period)}/csv`).href,
  json: (period: string) => apiUrl(`results/${part(period)}`).href,
};
