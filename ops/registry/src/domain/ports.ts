/** What the domain needs from the outside. `src/data` brings the real ones. */
import type {
  AuditEnd,
  CanaryCounts,
  Cohort,
  ComposedCanary,
  ComposedRemote,
  CompositionEnvelope,
  Head,
  HealthCounts,
  HealthReport,
} from '@suvarna/contracts/release-delivery';
import type { AuditRecord, ChainLink, SignedLink } from './audit-chain.ts';

/** Files of releases, by the hash of their bytes. */
export interface BlobStore {
  /** Bytes held under this hash, `null` when there are none. */
  size(hash: string): Promise<number | null>;
  read(hash: string): Promise<Buffer | null>;
  /** The caller has checked the hash. Writing the same blob again is no error. */
  write(hash: string, bytes: Uint8Array): Promise<void>;
}

/** By a key of a team (`team-keys.ts`). */
export interface TeamSignature {
  readonly keyId: string;
  /** Base64. */
  readonly signature: string;
}

export interface Release {
  /** `sha384-…` of the descriptor's bytes: the release's name. */
  readonly release: string;
  readonly remote: string;
  readonly version: string;
  /** Exact bytes of `remote.json`. */
  readonly descriptor: Buffer;
  readonly publishedAt: Date;
  readonly publishedBy: string;
  /** By a key of its team. */
  readonly signature: TeamSignature | null;
}

/** A release as it stands in a list. */
export interface ListedRelease extends Omit<Release, 'descriptor' | 'signature'> {
  readonly commit: string;
  /** Of all its files. */
  readonly bytes: number;
}

/** `more`: there are older ones. */
interface ReleasePage {
  readonly releases: readonly ListedRelease[];
  readonly more: boolean;
}

export interface ReleaseStore {
  byHash(release: string): Promise<Release | null>;
  byVersion(remote: string, version: string): Promise<Release | null>;
  /** Those with these hashes, as they stand in lists. */
  listed(hashes: readonly string[]): Promise<readonly ListedRelease[]>;
  /** Newest first, those of one moment together, though they be more than `limit`. */
  list(remote: string, page: { readonly limit: number; readonly before?: Date }): Promise<ReleasePage>;
  /** Adds a release and its audit row; `false` when remote and version are taken. */
  insert(release: Release): Promise<boolean>;
}

export type Remotes = Readonly<Record<string, ComposedRemote>>;

export interface LiveComposition {
  readonly channel: string;
  readonly revision: number;
  readonly sequence: number;
  readonly issuedAt: Date;
  readonly expires: Date;
  readonly remotes: Remotes;
  /** What some shoppers get instead. */
  readonly canary: ComposedCanary | null;
  /** Revision a rollback leads to. */
  readonly undoesTo: number | null;
  /** End of the audit log that it names; `null` when it was signed before compositions named one. */
  readonly audit: AuditEnd | null;
  readonly envelope: CompositionEnvelope;
}

interface CompositionChange {
  readonly channel: string;
  readonly expectedRevision: number;
  readonly remotes: Remotes;
  /** Left out: none. The revision is the one that this change makes. */
  readonly canary?: (made: { readonly revision: number; readonly at: Date }) => ComposedCanary;
  readonly undoesTo: number | null;
  readonly audit: Omit<AuditRecord, 'at' | 'revision'>;
  /** What a change of a canary was decided by: signed and stored with it. */
  readonly decision?: object;
}

export interface CompositionStore {
  current(channel: string): Promise<LiveComposition | null>;
  /** @throws RegistryError `HISTORY.NOT_SIGNED` when the row is not as this registry signed it. */
  revision(channel: string, revision: number): Promise<Pick<LiveComposition, 'remotes' | 'undoesTo'> | null>;
  /** What the newest revisions composed, newest first, canaries among them. One that is not as this registry signed it is left out. */
  composed(channel: string, most: number): Promise<readonly Remotes[]>;
  /** First revision that is not as this registry signed it. */
  unsigned(channel: string): Promise<number | null>;
  /**
   * One new revision, its signature and its audit row, or nothing.
   * @throws RegistryError `COMPOSITION.STALE_REVISION` when another revision is live.
   */
  advance(change: CompositionChange): Promise<LiveComposition>;
  /**
   * Signs the same revision again when its signature is older than `signedBefore` or the audit log
   * went on since. Never one below the floor, nor while the log lacks a row that was signed: that
   * would make an earlier decision news.
   */
  renew(channel: string, signedBefore: Date): Promise<LiveComposition | null>;
}

/** Less than this is no news: it was signed, or a composer has shown to have taken it. */
export interface Floor {
  readonly revision: number;
  readonly sequence: number;
}

/** What is remembered outside of the database, so that a database that was set back is noticed. */
export interface HeadMemory {
  known(): Pick<Head, 'revision' | 'sequence' | 'audit'> | null;
  /** Never lowers anything. Never rejects. */
  remember(news: {
    readonly revision?: number;
    readonly sequence?: number;
    readonly audit?: AuditEnd;
  }): Promise<void>;
}

export interface AcknowledgementStore {
  /** The caller has checked that the composition was signed here. */
  take(channel: string, taken: Floor & { readonly audit?: AuditEnd }): Promise<void>;
  floor(channel: string): Promise<Floor>;
}

/** Which rows of the audit log are asked for. */
export interface AuditQuery {
  readonly limit: number;
  /** Sequence number. */
  readonly before?: number | undefined;
  /** Rows about this remote, those of canaries that have another release of it among them. */
  readonly remote?: string | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
}

export interface AuditStore {
  /** Newest first; `more`: there are older ones. */
  list(query: AuditQuery): Promise<{ readonly links: readonly ChainLink[]; readonly more: boolean }>;
  /** The newest row that made this revision live. */
  ofRevision(channel: string, revision: number): Promise<ChainLink | null>;
  /** Oldest first up to row `last`, in pages, so that a long log is never in memory at once. */
  walk(last: number): AsyncIterable<SignedLink>;
  end(): Promise<AuditEnd>;
  /** Rows that are known to have been signed from elsewhere than the log, latest first. */
  known(): Promise<readonly AuditEnd[]>;
  /** The latest of them that the log neither holds nor says that it lost. */
  missing(): Promise<AuditEnd | null>;
  /**
   * A composer has shown that this row was signed.
   * @returns whether the log accounts for it; if not it is kept, and the next row will name it
   */
  show(row: AuditEnd): Promise<boolean>;
}

/** What made a remote as it is live now. */
export interface LastChange extends Pick<AuditRecord, 'at' | 'actor' | 'action' | 'reason'> {
  readonly revision: number;
}

export interface HistoryStore {
  /** By remote; `null` where that cannot be told any more. */
  lastChanges(channel: string, remotes: readonly string[]): Promise<ReadonlyMap<string, LastChange | null>>;
}

export interface Refusal {
  readonly remote: string;
  readonly release: string;
  readonly reporter: string;
  readonly why: string;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly times: number;
}

export interface RefusalStore {
  report(refusal: Pick<Refusal, 'remote' | 'release' | 'reporter' | 'why'>): Promise<void>;
  /** Latest first. */
  list(): Promise<readonly Refusal[]>;
}

/** Private half of the key that signs compositions. */
export interface Signer {
  readonly keyId: string;
  sign(bytes: Uint8Array): Buffer;
}

/** Counts of one minute as one composer reported them. */
interface CanaryCountRow {
  readonly slot: string;
  readonly percent: number;
  readonly composer: string;
  readonly control: CanaryCounts;
  readonly canary: CanaryCounts;
}

export interface CanaryAlarm {
  readonly kind: 'ledger-difference';
  readonly reason: string;
}

/** A decision as it was signed. */
export interface CanaryDecision {
  readonly revision: number;
  readonly canary: number;
  readonly envelope: CompositionEnvelope;
}

export interface CanaryStore {
  report(channel: string, canary: number, row: CanaryCountRow): Promise<void>;
  /** By slot, oldest first. */
  counts(channel: string, canary: number): Promise<readonly CanaryCountRow[]>;
  raiseAlarm(channel: string, canary: number, alarm: CanaryAlarm, by: string): Promise<void>;
  alarms(channel: string, canary: number): Promise<readonly CanaryAlarm[]>;
  /** Newest first. */
  decisions(channel: string): Promise<readonly CanaryDecision[]>;
  decision(channel: string, revision: number): Promise<CanaryDecision | null>;
  /** Counts of canaries that began before this are dropped: decisions have theirs. */
  dropCounts(before: Date): Promise<void>;
}

/** What was counted of one span of time, in which cohort, by one composer or by all of them. */
export interface HealthRow extends Record<Cohort, HealthCounts> {
  readonly slot: Date;
}

export interface HealthStore {
  /** A later report of the same minute replaces an earlier one. */
  report(channel: string, report: HealthReport): Promise<void>;
  /** Oldest first. */
  since(channel: string, from: Date): Promise<readonly HealthRow[]>;
  /** Drops what is older than anybody may ask for, and adds up old minutes. */
  tidy(): Promise<void>;
}

/** A process that serves the shop, and what it serves. */
export interface SeenComposer {
  readonly composer: string;
  readonly revision: number;
  readonly shell: string;
  readonly seenAt: Date;
}

export interface ComposerStore {
  seen(channel: string, composer: Omit<SeenComposer, 'seenAt'>): Promise<void>;
  /** Those that have said so lately. */
  running(channel: string): Promise<readonly SeenComposer[]>;
}

/** How a page of a release looks. */
export interface ReleasePicture {
  /** Id of its route. */
  readonly page: string;
  readonly language: string;
  /** Of the window, in pixels of CSS. */
  readonly width: number;
  /** Of the file. */
  readonly hash: string;
}

export interface PictureStore {
  /** One takes the place of that of the same page, language and width. */
  keep(release: string, pictures: readonly ReleasePicture[], by: string): Promise<void>;
  list(release: string): Promise<readonly ReleasePicture[]>;
}
