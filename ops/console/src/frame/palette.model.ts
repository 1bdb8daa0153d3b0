/** What the palette offers: places, remotes, and the orders that this person may give. */
import type { Live, Lock, Person } from '../api/answers.ts';
import { allowed, isAtLeast } from '../orders/allowed.model.ts';
import {
  kill,
  lock,
  moveCanary,
  revive,
  rollBack,
  rollBackRemote,
  unlock,
  type OrderOf,
} from '../orders/orders.model.ts';
import { PLACES, type Place } from './places.ts';

export type Entry =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'remote'; readonly remote: string }
  | {
      readonly kind: 'order';
      /** Key of its text in the palette. */
      readonly says: string;
      readonly remote: string;
      readonly order: OrderOf;
    };

interface Known {
  readonly live: Live;
  readonly locks: readonly Lock[];
  readonly person: Person;
  /** A page that is stale orders nothing. */
  readonly isStale: boolean;
}

export function entriesOf({ live, locks, person, isStale }: Known): readonly Entry[] {
  const places = PLACES.filter(({ least }) => isAtLeast(person.role, least)).map((place): Entry => ({
    kind: 'place',
    place,
  }));
  const remotes = live.remotes.map(({ remote }): Entry => ({ kind: 'remote', remote }));
  return [...places, ...remotes, ...(isStale ? [] : ordersOf({ live, locks, person }))];
}

function ordersOf({ live, locks, person }: Omit<Known, 'isStale'>): readonly Entry[] {
  if (!isAtLeast(person.role, 'operator')) return [];
  const entry = (says: string, order: OrderOf, remote = ''): Entry => ({
    kind: 'order',
    says,
    remote,
    order,
  });
  const ofRemotes = live.remotes
    .filter(({ remote }) => allowed(person, 'operator', [remote]) === 'yes')
    .flatMap(({ remote, state }) => [
      entry('roll-back-remote', rollBackRemote(remote), remote),
      state === 'killed' ? entry('revive', revive(remote), remote) : entry('kill', kill(remote), remote),
      locks.some((held) => held.remote === remote)
        ? entry('unlock', unlock(remote), remote)
        : entry('lock', lock(remote), remote),
    ]);
  const canary = live.canary;
  const ofCanary =
    canary && allowed(person, 'operator', Object.keys(canary.versions)) === 'yes'
      ? [
          ...(canary.state === 'running' ? [entry('canary-hold', moveCanary('hold'))] : []),
          entry('canary-abort', moveCanary('abort')),
          entry('canary-promote', moveCanary('promote')),
        ]
      : [];
  return [entry('roll-back', rollBack), ...ofRemotes, ...ofCanary];
}
