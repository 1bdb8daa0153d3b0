/** What can be ordered, as the dialog asks for it: where it goes, what it says, and what it means in words. */
import type { Freeze, Live, ListedPerson, Person, Role, TokenRow, WaitingOrder } from '../api/answers.ts';

type OrderKind =
  | 'swap'
  | 'rollback'
  | 'rollback-remote'
  | 'kill'
  | 'revive'
  | 'lock'
  | 'unlock'
  | 'canary-start'
  | 'canary-raise'
  | 'canary-hold'
  | 'canary-resume'
  | 'canary-promote'
  | 'canary-abort'
  | 'freeze'
  | 'freeze-end'
  | 'approve'
  | 'withdraw'
  | 'invite'
  | 'change-person'
  | 'disable'
  | 'token'
  | 'revoke'
  | 'team-key'
  | 'team-key-revoke';

export interface Order {
  readonly kind: OrderKind;
  /** Below `/v1/`. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Filled into its texts. */
  readonly values: Readonly<Record<string, string | number>>;
  /**
   * `composition`: one revision more, so it names the revision that was seen and can be tried without a change.
   * `channel`: a rule of the channel. `people`: neither.
   */
  readonly of: 'composition' | 'channel' | 'people';
  /** Takes something from shoppers or from people. */
  readonly isRed?: boolean;
  /** It may be given an hour. */
  readonly mayWait?: boolean;
}

/** Made of what is live at the moment it is asked for, and made again when that changed. */
export type OrderOf = (live: Live) => Order;

const versionOf = (live: Live, remote: string): string =>
  live.remotes.find((each) => each.remote === remote)?.version ?? '–';

export const swap =
  (remote: string, version: string): OrderOf =>
  (live) => ({
    kind: 'swap',
    path: 'swaps',
    body: { remote, version },
    values: { remote, from: versionOf(live, remote), to: version },
    of: 'composition',
    mayWait: true,
  });

export const rollBack: OrderOf = ({ revision }) => ({
  kind: 'rollback',
  path: 'rollbacks',
  body: {},
  values: { revision },
  of: 'composition',
});

export const rollBackRemote =
  (remote: string): OrderOf =>
  (live) => ({
    kind: 'rollback-remote',
    path: 'rollbacks',
    body: { remote },
    values: { remote, from: versionOf(live, remote) },
    of: 'composition',
  });

export const kill =
  (remote: string): OrderOf =>
  (live) => ({
    kind: 'kill',
    path: 'kills',
    body: { remote },
    values: { remote, from: versionOf(live, remote) },
    of: 'composition',
    isRed: true,
  });

export const revive =
  (remote: string): OrderOf =>
  (live) => ({
    kind: 'revive',
    path: 'revivals',
    body: { remote },
    values: { remote, to: versionOf(live, remote) },
    of: 'composition',
  });

export const lock =
  (remote: string): OrderOf =>
  () => ({ kind: 'lock', path: 'locks', body: { remote }, values: { remote }, of: 'channel' });

export const unlock =
  (remote: string): OrderOf =>
  () => ({ kind: 'unlock', path: 'locks/end', body: { remote }, values: { remote }, of: 'channel' });

export const startCanary =
  (versions: Readonly<Record<string, string>>, steps: readonly number[]): OrderOf =>
  (live) => ({
    kind: 'canary-start',
    path: 'canary/start',
    body: { versions, policy: { steps } },
    values: {
      moves: Object.entries(versions)
        .map(([remote, version]) => `${remote} ${versionOf(live, remote)} → ${version}`)
        .join(', '),
      percent: steps[0] ?? 1,
    },
    of: 'composition',
    mayWait: true,
  });

/** @param to share in per cent; left out: the next step */
export const raiseCanary =
  (next: number, to?: number): OrderOf =>
  ({ canary }) => ({
    kind: 'canary-raise',
    path: 'canary/raise',
    body: to === undefined ? {} : { percent: to },
    values: { from: canary?.percent ?? 0, to: to ?? next },
    of: 'composition',
  });

type PlainCanary = 'hold' | 'resume' | 'promote' | 'abort';

export const moveCanary =
  (move: PlainCanary): OrderOf =>
  ({ canary }) => ({
    kind: `canary-${move}`,
    path: `canary/${move}`,
    body: {},
    values: {
      canary: canary?.id ?? 0,
      percent: canary?.percent ?? 0,
      moves: Object.entries(canary?.versions ?? {})
        .map(([remote, version]) => `${remote} ${version}`)
        .join(', '),
    },
    of: 'composition',
    isRed: move === 'abort',
  });

/** @param begins left out: now */
export const freeze =
  (
    ends: string,
    begins: string | undefined,
    said: { readonly begins: string; readonly ends: string },
  ): OrderOf =>
  () => ({
    kind: 'freeze',
    path: 'freezes',
    body: { ends, ...(begins !== undefined && { begins }) },
    values: said,
    of: 'channel',
  });

export const endFreeze =
  ({ id }: Freeze, until: string): OrderOf =>
  () => ({ kind: 'freeze-end', path: 'freezes/end', body: { id }, values: { until }, of: 'channel' });

const decide =
  (kind: 'approve' | 'withdraw') =>
  ({ id, by, remotes, kind: what }: WaitingOrder): OrderOf =>
  () => ({
    kind,
    path: `orders/${kind}`,
    body: { id },
    values: { order: id, by, remotes: remotes.join(', '), what },
    of: 'channel',
  });
export const approve = decide('approve');
export const withdraw = decide('withdraw');

/** Who somebody is to be. */
export type PersonDraft = Pick<Person, 'name' | 'displayName' | 'role' | 'remotes'>;

const remotesIn = (remotes: readonly string[] | null): string => remotes?.join(', ') ?? '*';

export const invite =
  ({ name, displayName, role, remotes }: PersonDraft): OrderOf =>
  () => ({
    kind: 'invite',
    path: 'people/invite',
    body: { name, displayName, role, remotes },
    values: { name, role, remotes: remotesIn(remotes) },
    of: 'people',
  });

export const changePerson =
  (before: ListedPerson, role: Role, remotes: readonly string[] | null): OrderOf =>
  () => ({
    kind: 'change-person',
    path: 'people/change',
    body: { name: before.name, role, remotes },
    values: {
      name: before.name,
      from: `${before.role} (${remotesIn(before.remotes)})`,
      to: `${role} (${remotesIn(remotes)})`,
    },
    of: 'people',
  });

export const disable =
  ({ name }: ListedPerson): OrderOf =>
  () => ({
    kind: 'disable',
    path: 'people/disable',
    body: { name },
    values: { name },
    of: 'people',
    isRed: true,
  });

export const makeToken =
  (name: string, role: Role, remotes: readonly string[] | null, days: number): OrderOf =>
  () => ({
    kind: 'token',
    path: 'tokens',
    body: { name, role, remotes, days },
    values: { name, role, remotes: remotesIn(remotes), days },
    of: 'people',
  });

export const addTeamKey =
  (publicKey: string, remotes: readonly string[]): OrderOf =>
  () => ({
    kind: 'team-key',
    path: 'team-keys',
    body: { publicKey, remotes },
    values: { remotes: remotes.join(', ') },
    of: 'people',
  });

export const revokeTeamKey =
  (keyId: string): OrderOf =>
  () => ({
    kind: 'team-key-revoke',
    path: 'team-keys/revoke',
    body: { keyId },
    values: { key: keyId },
    of: 'people',
    isRed: true,
  });

export const revoke =
  ({ name }: TokenRow): OrderOf =>
  () => ({
    kind: 'revoke',
    path: 'tokens/revoke',
    body: { name },
    values: { name },
    of: 'people',
    isRed: true,
  });
