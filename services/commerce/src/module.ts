import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Registry } from 'prom-client';
import type { Kept, Obstacle } from '@suvarna/contracts/privacy';
import type { SettingsReader } from '@suvarna/settings/read-settings';
import type { Config } from './config.ts';
import type { SandboxAccess } from './platform/sandbox-access.ts';
import type { Dependencies } from './dependencies.ts';
import { only, type Provides } from './provide.ts';
import type { PriceOf } from './modules/pricing/index.ts';
import type { Database, Tx } from './platform/database/database.ts';
import type { Tables } from './platform/database/tables.ts';
import type { Job } from './platform/jobs/job.ts';
import type { RelayChannel } from './platform/outbox/relay.ts';
import type { MessageTemplates } from './platform/notifications/messages.ts';
import type { EventType } from './platform/outbox/emit.ts';
import type { Consumers } from './platform/outbox/consume.ts';

declare module './dependencies.ts' {
  interface Dependencies {
    /** All modules of the service, for those that read what the others register. */
    readonly modules: readonly Module[];
  }
}

/** Makes routes with what the service hands in. */
type MakeRoutes<Reads> = (deps: Reads) => FastifyPluginAsync;

/** What things of a guest become an account's by. */
export interface MergeMeans {
  readonly priceOf: PriceOf;
  /** Key that price holds are signed with: each names its owner. */
  readonly priceHoldSecret: string;
}

/** What a module does when a guest signs in: the guest's things become the account's, all in one transaction. */
export interface GuestMerge {
  /**
   * Takes the locks that what follows needs. `false` ends the merge: the guest's things went into an
   * account before.
   */
  readonly hold?: (tx: Tx, guestId: string, customerId: string) => Promise<boolean>;
  /** Called when every module holds its locks. */
  readonly merge: (tx: Tx, guestId: string, customerId: string, at: Date, by: MergeMeans) => Promise<void>;
}

type TableName = keyof Tables;

/**
 * What a module knows of a customer: exported in a copy, and forgotten or kept when the account ends. A test
 * holds every table with a customer in it against what is named here.
 */
export interface PersonalData {
  /** Tables whose rows are in the copy. */
  readonly exported: readonly TableName[];
  /** Tables that are not, and why. */
  readonly notExported?: { readonly [Name in TableName]?: string };
  /** What the copy says, by headings of its own. */
  readonly collect?: (tx: Tx, customerId: string) => Promise<Readonly<Record<string, unknown>>>;
  /** What has to end before the account can. */
  readonly obstacles?: (tx: Tx, customerId: string) => Promise<readonly Obstacle[]>;
  /** What is open and stands in no way: it is closed when the account ends, and written down. */
  readonly kept?: (tx: Tx, customerId: string) => Promise<readonly Kept[]>;
  /** Forgets what no law keeps. The modules above have forgotten theirs. */
  readonly erase?: (tx: Tx, customerId: string, at: Date) => Promise<void>;
}

/** What settings of a module may depend on. */
export interface SettingsContext {
  readonly production: boolean;
  /** A store on a developer's own machine, whatever mode its processes run in. */
  readonly isLocal: boolean;
  readonly sandbox: SandboxAccess | null;
  readonly sessionSecret: string;
}

/** Reads the settings that a module declares in `Config`; faults are named by the reader, all together. */
export type SettingsOf<Name extends keyof Config> = (
  reader: SettingsReader,
  context: SettingsContext,
) => Pick<Config, Name>;

/** What of a module reads dependencies. */
interface Reading<Reads> {
  /** What it does at each call of a browser, before the routes. */
  readonly eachCall?: (http: FastifyInstance, deps: Reads) => void;
  /** Whether it can answer yet; until then the service is not ready. */
  readonly isReady?: (deps: Reads) => boolean;
  readonly routes?: {
    /** Below `/api`: for browsers. */
    readonly api?: readonly MakeRoutes<Reads>[];
    /** Below `/staff`: for the store's people. */
    readonly staff?: readonly MakeRoutes<Reads>[];
    /** At the root: for the shop's own services. */
    readonly services?: readonly MakeRoutes<Reads>[];
    /** Those that composers read pages from, again on the listener of pages. */
    readonly pages?: readonly MakeRoutes<Reads>[];
  };
  /** Work by the clock. */
  readonly jobs?: readonly Job<Reads>[];
  /** Measures it in `/metrics`. @returns reads its metrics again; never fails */
  readonly metrics?: (registry: Registry, deps: Reads) => () => Promise<void>;
  /** Ways on which it sends what waits in the outbox. */
  readonly channels?: (context: Reads) => readonly RelayChannel[];
}

/**
 * A capability, as the service sees it: what it answers, what it does by the clock, and what it does when
 * another acted. What else can be registered says the module that asks for it, in its `module.ts`. A new one
 * is described in `docs/how-to/capability.md`.
 *
 * @example
 * // modules/enquiries/module.ts
 * export const enquiries = defineModule({
 *   name: 'enquiries',
 *   needs: NEEDS,
 *   personalData: enquiryData,
 *   routes: { api: [enquiryRoutes], staff: [staffEnquiryRoutes] },
 *   messages,
 *   cleanup: async (db, at) => forgetEnquiries(db, await resolvedBefore(db, new Date(at.getTime() - KEPT_MS)), at),
 * });
 */
export interface Module extends Reading<Dependencies> {
  readonly name: string;
  /** What it reads of `Dependencies`; what it makes says itself what it is made from. */
  readonly needs?: readonly (keyof Dependencies)[];
  /** What it makes, for itself and for others; see `provide`. */
  readonly provides?: Provides;
  /** Events it says; those of no module are refused by the outbox. */
  readonly events?: readonly EventType[];
  /** What follows from an event of the outbox, here or elsewhere. */
  readonly consumers?: Partial<Consumers>;
  readonly settings?: (reader: SettingsReader, context: SettingsContext) => Partial<Config>;
  readonly guestMerge?: GuestMerge;
  readonly personalData?: PersonalData;
  /** The words of its messages to people. */
  readonly messages?: MessageTemplates;
  /** Drops what is not needed any more; every ten minutes. */
  readonly cleanup?: (db: Database, at: Date) => Promise<unknown>;
}

type Key = keyof Dependencies;

type ModuleReading<Needed extends Key> = Omit<Module, 'needs' | keyof Reading<Dependencies>> &
  Reading<Pick<Dependencies, NoInfer<Needed>>> & { readonly needs: readonly Needed[] };

/**
 * A module that reads what it named in `needs` and nothing else: in the types, and at run time, too.
 *
 *     export const stores = defineModule({
 *       name: 'stores',
 *       needs: ['db', 'clock'],
 *       routes: { api: [({ db, clock }) => storePages(db, clock)] },
 *     });
 */
export function defineModule<const Needed extends Key>(given: ModuleReading<Needed>): Module {
  const { needs, eachCall, isReady, routes = {}, jobs = [], metrics, channels, ...rest } = given;
  const named = (deps: Dependencies): Pick<Dependencies, Needed> => only(deps, needs);
  const reading =
    <Made>(make: (reads: Pick<Dependencies, Needed>) => Made) =>
    (deps: Dependencies): Made =>
      make(named(deps));
  return {
    ...rest,
    needs,
    routes: Object.fromEntries(Object.entries(routes).map(([kind, makes]) => [kind, makes.map(reading)])),
    jobs: jobs.map((job) => ({ ...job, run: reading(job.run) })),
    ...(eachCall && { eachCall: (http, deps) => eachCall(http, named(deps)) }),
    ...(isReady && { isReady: reading(isReady) }),
    ...(metrics && { metrics: (registry, deps) => metrics(registry, named(deps)) }),
    ...(channels && { channels: reading(channels) }),
  };
}
