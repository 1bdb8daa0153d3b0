/**
 * What the registry answers, as the console reads it. Times are ISO.
 *
 * Reason for its length: every answer of one API, side by side.
 */
import type { CanaryPolicy, CanaryState, ComposedRemote } from '@suvarna/contracts/release-delivery';

export const ROLES = ['viewer', 'publisher', 'operator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export interface Person {
  readonly name: string;
  readonly displayName: string;
  readonly role: Role;
  /** What they may move; `null`: everything. */
  readonly remotes: readonly string[] | null;
}

export interface Session {
  readonly person: Person;
  readonly expires: string;
}

export interface LiveRemote {
  readonly remote: string;
  readonly state: 'live' | 'killed';
  readonly version: string | null;
  readonly release: string | null;
  readonly commit: string;
  readonly bytes: number;
  readonly owner: string;
  readonly areas: readonly string[];
  readonly changed: {
    readonly at: string;
    readonly actor: string;
    readonly action: string;
    readonly reason: string | null;
    readonly revision: number | null;
  } | null;
}

export interface Live {
  readonly channel: string;
  readonly revision: number;
  readonly sequence: number;
  readonly changedAt: string;
  readonly remotes: readonly LiveRemote[];
  readonly canary: {
    readonly id: number;
    readonly percent: number;
    readonly state: CanaryState;
    readonly versions: Readonly<Record<string, string>>;
  } | null;
  readonly composers: { readonly running: number; readonly behind: number };
}

export interface HealthPoint {
  readonly at: string;
  readonly sessions: number;
  readonly faulty: number;
  readonly views: number;
  readonly lcp75: number | null;
  readonly inp75: number | null;
}

export interface HealthSeries {
  readonly remote: string;
  readonly version: string;
  readonly cohort: 'control' | 'canary';
  readonly points: readonly HealthPoint[];
}

export interface Health {
  readonly from: string;
  /** Width of a point. */
  readonly minutes: number;
  readonly series: readonly HealthSeries[];
}

export interface ReleaseRow {
  readonly remote: string;
  readonly version: string;
  readonly release: string;
  readonly commit: string;
  readonly bytes: number;
  readonly publishedAt: string;
  readonly publishedBy: string;
}

export interface Releases {
  readonly releases: readonly ReleaseRow[];
  readonly more?: boolean;
}

export interface AuditRow {
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly channel: string | null;
  readonly revision: number | null;
  readonly remote: string | null;
  readonly version: string | null;
  readonly release: string | null;
  readonly reason: string | null;
  /** Person or token whose rights it changed. */
  readonly subject?: string;
  readonly hash: string;
}

interface Verification {
  readonly ok: boolean;
  readonly rows: number;
  readonly why?: string;
  readonly setBackBefore?: readonly number[];
}

export interface Audit {
  readonly rows: readonly AuditRow[];
  readonly more?: boolean;
  readonly verification?: Verification;
}

interface Listed {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

interface TextOf {
  readonly language: string;
  readonly key: string;
  readonly text: string;
}

export interface Difference {
  readonly from: string;
  readonly to: string;
  readonly commit: { readonly from: string; readonly to: string };
  readonly routes: Listed;
  readonly events: Listed;
  readonly texts: {
    readonly added: readonly TextOf[];
    readonly removed: readonly TextOf[];
    readonly changed: readonly {
      readonly language: string;
      readonly key: string;
      readonly from: string;
      readonly to: string;
    }[];
  };
  readonly bytes: {
    readonly from: number;
    readonly to: number;
    readonly files: readonly {
      readonly file: string;
      readonly from: number | null;
      readonly to: number | null;
    }[];
  };
  readonly host: { readonly from: string; readonly to: string };
}

interface Sums {
  readonly documents: number;
  readonly sessions: number;
  readonly faulty: number;
}

export interface Look {
  readonly measure: string;
  readonly log: number;
  readonly bound: number;
  readonly canary: number;
  readonly control: number;
}

export interface Verdict {
  readonly kind: string;
  readonly harmBy: string | null;
  readonly laidTo: string | null;
  readonly step: { readonly sessions: number; readonly minutes: number };
  readonly looks: readonly Look[];
  readonly totals: { readonly canary: Sums; readonly control: Sums };
}

export interface Canary {
  readonly canary: {
    readonly id: number;
    readonly percent: number;
    readonly state: CanaryState;
    readonly begun: string;
    readonly since: string;
    readonly policy: CanaryPolicy;
    readonly remotes: Readonly<Record<string, ComposedRemote>>;
  };
  readonly versions: Readonly<Record<string, string>>;
  readonly verdict: Verdict;
}

export interface DecisionRow {
  readonly revision: number;
  readonly canary: number;
  readonly action: string;
  readonly by: string;
  readonly reason: string;
}

export interface Envelope {
  readonly keyId: string;
  readonly payload: string;
  readonly signature: string;
}

export interface ComposerRow {
  readonly composer: string;
  readonly revision: number;
  readonly shell: string;
  readonly seenAt: string;
}

export interface RefusalRow {
  readonly remote: string;
  readonly release: string;
  readonly reporter: string;
  readonly why: string;
  readonly firstAt: string;
  readonly lastAt: string;
  readonly times: number;
}

export interface WaitingOrder {
  readonly id: number;
  readonly kind: string;
  readonly remotes: readonly string[];
  readonly reason: string;
  readonly by: string;
  readonly at: string;
  readonly due: string | null;
  readonly needsSecond: boolean;
  readonly approvedBy: string | null;
  readonly state: string;
  readonly outcome: string | null;
}

export interface Freeze {
  readonly id: number;
  readonly begins: string;
  readonly ends: string;
  readonly reason: string;
  readonly by: string;
}

export interface Lock {
  readonly remote: string;
  readonly reason: string;
  readonly by: string;
}

export interface Rules {
  readonly freezes: readonly Freeze[];
  readonly locks: readonly Lock[];
  readonly orders: readonly WaitingOrder[];
  readonly twoPeople: readonly string[];
}

export interface ListedPerson extends Person {
  readonly state: 'invited' | 'active' | 'disabled';
  readonly passkeys: number;
  readonly totp: boolean;
  readonly seenAt: string | null;
}

export interface TokenRow {
  readonly name: string;
  readonly role: Role;
  readonly remotes: readonly string[] | null;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly usedAt: string | null;
  readonly revokedAt: string | null;
}

export interface Account {
  readonly person: Person;
  readonly passkeys: readonly {
    readonly id: string;
    readonly label: string;
    readonly createdAt: string;
    readonly usedAt: string | null;
  }[];
  readonly totp: boolean;
  readonly sessions: readonly {
    readonly id: string;
    readonly begun: string;
    readonly seenAt: string;
    readonly isThis: boolean;
  }[];
}

/** What a change of the composition answers; `planned` is of a dry run. */
export interface Changed {
  readonly revision: number;
  readonly checks: readonly string[];
  readonly planned?: {
    readonly revision: number;
    readonly remotes: Readonly<Record<string, ComposedRemote>>;
  };
}
