import type { ReadShell } from '../domain/shell.ts';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { CompositionFeed } from '../data/composition-feed.ts';
import type { OrderParts } from '../domain/orders/carry-out.ts';
import type {
  AcknowledgementStore,
  AuditStore,
  BlobStore,
  CanaryStore,
  ComposerStore,
  CompositionStore,
  HeadMemory,
  HealthStore,
  HistoryStore,
  PictureStore,
  RefusalStore,
  ReleaseStore,
} from '../domain/ports.ts';
import type { TeamKeyStore } from '../domain/team-keys.ts';
import type { HistorySigner } from '../domain/signed-history.ts';
import type { StreamPlaces } from './stream/stream-places.ts';

/** Fastify whose handlers get the types of their schemas. */
export type RegistryApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** What the routes work with. */
export interface RouteParts extends OrderParts {
  readonly compositions: CompositionStore;
  readonly releases: ReleaseStore;
  readonly audit: AuditStore;
  readonly acknowledgements: AcknowledgementStore;
  readonly history: HistoryStore;
  readonly memory: HeadMemory;
  readonly historySigner: HistorySigner;
  readonly refusals: RefusalStore;
  readonly canaries: CanaryStore;
  readonly composers: ComposerStore;
  readonly health: HealthStore;
  readonly pictures: PictureStore;
  readonly teamKeys: TeamKeyStore;
  readonly blobs: BlobStore;
  readonly readShell: ReadShell;
  readonly feed: CompositionFeed;
  /** Of event streams, whatever they are of. */
  readonly places: StreamPlaces;
  /** Aborted when the registry closes. */
  readonly closing: AbortSignal;
  readonly publicKeys: readonly { readonly keyId: string; readonly publicKey: string }[];
  readonly now: () => Date;
  /** Rejects with the reason while requests should go elsewhere. */
  readonly assertReady: () => Promise<void>;
}
