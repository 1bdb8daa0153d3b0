/** Where one can go, in the order of the navigation. */
import type { Role } from '../api/answers.ts';

export interface Place {
  readonly id:
    | 'live'
    | 'canary'
    | 'composers'
    | 'rules'
    | 'audit'
    | 'owners'
    | 'people'
    | 'tokens'
    | 'account';
  readonly to: string;
  /** Who sees it. */
  readonly least: Role;
}

export const PLACES: readonly Place[] = [
  { id: 'live', to: '/', least: 'viewer' },
  { id: 'canary', to: '/canary', least: 'viewer' },
  { id: 'composers', to: '/composers', least: 'viewer' },
  { id: 'rules', to: '/rules', least: 'viewer' },
  { id: 'audit', to: '/audit', least: 'viewer' },
  { id: 'owners', to: '/owners', least: 'viewer' },
  { id: 'people', to: '/people', least: 'admin' },
  { id: 'tokens', to: '/tokens', least: 'admin' },
  { id: 'account', to: '/account', least: 'viewer' },
];
