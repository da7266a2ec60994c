import { call, part } from '../../net/api';
import type {
  AccountLine,
  Choices,
  ChoicesRequest,
  Deed,
  Figures,
  Member,
  Report,
  RoleRequest,
  Sanction,
  SanctionRequest,
  TableLine,
} from '../../protocol/types';

/* These requests are not in net/api: hardly any page needs them, and every page loads that module first. */

/** The requests of moderators and administrators. */
export const staff = {
  reports: () => call<Report[]>('GET', 'staff/reports'),
  closeReport: (id: string, reason: string) => call<void>('POST', `staff/reports/${part(id)}/close`, { reason }),
  sanctions: () => call<Sanction[]>('GET', 'staff/sanctions'),
  sanction: (request: SanctionRequest) => call<Sanction>('POST', 'staff/sanctions', request),
  endSanction: (id: string, reason: string) => call<void>('POST', `staff/sanctions/${part(id)}/end`, { reason }),
  deeds: (before?: number) => call<Deed[]>('GET', before === undefined ? 'staff/deeds' : `staff/deeds?before=${before}`),
  members: () => call<Member[]>('GET', 'staff/members'),
  serverFigures: () => call<Figures>('GET', 'staff/server'),
  choices: () => call<Choices>('GET', 'staff/choices'),
  choose: (request: ChoicesRequest) => call<Choices>('POST', 'staff/choices', request),
  allTables: () => call<TableLine[]>('GET', 'staff/tables'),
  deleteTable: (id: string, reason: string) => call<void>('POST', `staff/tables/${part(id)}/delete`, { reason }),
  accounts: (name: string) => call<AccountLine[]>('GET', `staff/accounts?name=${part(name)}`),
  signOutAccount: (name: string) => call<void>('POST', 'staff/accounts/sign-out', { name }),
  setModerator: (request: RoleRequest) => call<void>('POST', 'staff/members', request),
};
