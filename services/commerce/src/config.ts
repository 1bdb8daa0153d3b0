import type { TracingSettings } from '@suvarna/telemetry/settings';
import type { DatabaseSettings } from './platform/database/database-settings.ts';
import type { SandboxAccess } from './platform/sandbox-access.ts';
import type { OutwardSettings } from './platform/notifications/outward-settings.ts';
import type { StaffAccess } from './platform/http/staff-settings.ts';

/** Settings of the service, read from the environment once, at start. Each module declares its own in its `settings.ts`. */
export interface Config {
  readonly production: boolean;
  readonly database: DatabaseSettings;
  /** What this process does. `http`: calls and pages; `jobs`: jobs and the outbox, with probes and figures alone; `both`. */
  readonly role: 'both' | 'http' | 'jobs';
  readonly host: string;
  readonly port: number;
  /** Where the composer reads what it makes pages from: a listener that only composers can reach. */
  readonly pagesHost: string;
  readonly pagesPort: number;
  /** Key under which secrets such as e-mail addresses are hashed for limits and logs. */
  readonly sessionSecret: string;
  /** Key under which identity documents (PAN, passport) are encrypted. */
  readonly documentSecret: string;
  readonly staff: StaffAccess;
  /** Addresses whose `X-Forwarded-For` is believed: the composer in front of this service. */
  readonly trustedProxies: string;
  readonly logLevel: string;
  /** Where spans are sent; `null` where nothing is traced. */
  readonly tracing: TracingSettings | null;
  readonly limits: CallLimits;
  /** The shop's own address, where payment providers send people back to. */
  readonly shopOrigin: string;
  /** The simulator of the providers outside (`services/sandbox`); `null` where there is none, as in production. */
  readonly sandbox: SandboxAccess | null;
  readonly outward: OutwardSettings;
  /** Time for balancers to read `/readyz` before connections are refused. */
  readonly noticeMs: number;
  /** How long requests under way may take to finish when the service stops. */
  readonly drainMs: number;
  /** Whether its time can be turned; never outside of a developer's own machine. */
  readonly testClock: boolean;
  /** Whether it shows orders and reviews that no customer made; never outside of a developer's own machine. */
  readonly demoData: boolean;
}

interface CallLimits {
  /** Effects (POST) of one address in a minute. */
  readonly effectsPerMinute: number;
  /** Calls under way at a time: of one address, and of all together. */
  readonly callsInFlightPerAddress: number;
  readonly callsInFlight: number;
  /** Prices promised to guests of one address in an hour. */
  readonly priceHoldsPerAddress: number;
  /** Pieces that unpaid orders keep aside. */
  readonly heldStock: HeldStockLimits;
}

interface HeldStockLimits {
  readonly ofBuyer: { readonly inAll: number; readonly ofOne: number };
  readonly ofAddress: { readonly inAll: number; readonly ofOne: number };
  readonly guestMinutes: number;
}
