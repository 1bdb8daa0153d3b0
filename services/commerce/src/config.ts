import type { SandboxAccess } from './platform/sandbox-access.ts';
import { readStage, secretFault, storeOriginFault, PUBLISHED_SECRET } from '@suvarna/contracts/store-stage';
import {
  type CodePolicy,
  defaultWorkers,
  type IdentitySettings,
  PASSWORD_COST,
  readIdentitySettings,
} from './modules/identity/index.ts';
import { readOutward, type OutwardSettings } from './platform/notifications/outward-settings.ts';
import { type RazorpayAccess, readPaymentSettings } from './modules/payments/index.ts';
import { type PushSettings, readPushSettings } from './modules/push/index.ts';
import { readStaffSettings, type StaffAccess } from './platform/http/staff-settings.ts';

/** Settings of the service, read from the environment once, at start. */
export interface Config {
  readonly production: boolean;
  readonly databaseUrl: string;
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
  readonly limits: {
    /** Effects (POST) of one address in a minute. */
    readonly effectsPerMinute: number;
    /** Wrong passwords for one account from one address, or from one browser it knows, in a quarter of an hour; ten times as many from all strangers together. */
    readonly loginFailuresPerAccount: number;
    /** Sign-in attempts of one address in a quarter of an hour. */
    readonly loginAttemptsPerAddress: number;
    /** Calls under way at a time: of one address, and of all together. */
    readonly callsInFlightPerAddress: number;
    readonly callsInFlight: number;
    /** Guests made for one address in an hour. Whole neighbourhoods share one. */
    readonly guestsPerAddress: number;
  };
  /** Password hashes that run at a time; the others wait, a few of them. */
  readonly passwordHashWorkers: number;
  /** Cost of a new password hash as a power of two. */
  readonly passwordCost: number;
  /** One-time codes: the key they are hashed with, and how many may be sent. */
  readonly codes: CodePolicy;
  readonly identity: IdentitySettings;
  /** The shop's own address, where payment providers send people back to. */
  readonly shopOrigin: string;
  /** Where pictures are drawn; `''` where nobody is asked to draw ahead. */
  readonly imagingUrl: string;
  /** The stand-in for the providers outside (`services/sandbox`); `null` where there is none, as in production. */
  readonly sandbox: SandboxAccess | null;
  /** Razorpay; `null` where it is not set up. */
  readonly razorpay: RazorpayAccess | null;
  readonly outward: OutwardSettings;
  /** Web Push; `null` where it is not set up. */
  readonly push: PushSettings | null;
  /** How long requests under way may take to finish when the service stops. */
  readonly drainMs: number;
}

export class ConfigInvalid extends Error {
  override readonly name = 'ConfigInvalid';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The settings of the commerce service are not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEVELOPMENT_SECRET = `${PUBLISHED_SECRET}development-only-0000`;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

/**
 * Reads all settings, or names all faults together. Only a store on somebody's own machine
 * (`STORE_STAGE=local`) has a default for a secret or for its own address.
 */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const stage = readStage(env, faults);
  const production = stage !== 'local' || env['NODE_ENV'] === 'production';

  const number = (name: string, fallback: number, from: number, to: number): number => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (Number.isSafeInteger(value) && value >= from && value <= to) return value;
    faults.push(`${name} is ${JSON.stringify(text)}; it must be a whole number from ${from} to ${to}.`);
    return fallback;
  };
  const text = (name: string, fallback: string): string => env[name] || fallback;

  const databaseUrl = text('DATABASE_URL', '');
  if (!/^postgres(ql)?:\/\//.test(databaseUrl))
    faults.push('DATABASE_URL must be the address of a PostgreSQL database (postgresql://…).');

  const secret = (name: string): string => {
    if (!production && !env[name]) return DEVELOPMENT_SECRET;
    const fault = secretFault(env[name] ?? '');
    if (fault !== null) faults.push(`${name} ${fault}.`);
    return env[name] ?? '';
  };
  const sessionSecret = secret('SESSION_SECRET');
  const documentSecret = secret('DOCUMENT_SECRET');
  if (production && sessionSecret !== '' && sessionSecret === documentSecret)
    faults.push('SESSION_SECRET and DOCUMENT_SECRET must differ.');

  const shopOrigin = text('SHOP_ORIGIN', stage === 'local' ? 'http://127.0.0.1:3000' : '').replace(/\/$/, '');
  const misplaced = storeOriginFault(shopOrigin, stage);
  if (misplaced !== null) faults.push(`SHOP_ORIGIN ${misplaced}.`);

  const logLevel = text('LOG_LEVEL', 'info');
  if (!LOG_LEVELS.includes(logLevel)) faults.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);

  if (!/^(https?:\/\/.+)?$/.test(text('IMAGING_URL', '')))
    faults.push('IMAGING_URL must be an http(s) address.');

  const payments = readPaymentSettings(env, faults);
  // It says "paid" at the press of a button.
  if (stage === 'production' && payments.sandbox !== null)
    faults.push('SANDBOX_URL is for trying out; production has none.');

  const host = text('HOST', '127.0.0.1');
  const port = number('PORT', 4000, 0, 65_535);
  const pagesPort = number('PAGES_PORT', port === 0 ? 0 : port + 1, 0, 65_535);
  if (port !== 0 && port === pagesPort)
    faults.push('PAGES_PORT and PORT must differ: pages are read over a listener of their own.');

  const config: Config = {
    production,
    databaseUrl,
    host,
    port,
    pagesHost: text('PAGES_HOST', host),
    pagesPort,
    sessionSecret,
    documentSecret,
    staff: readStaffSettings(env, faults),
    trustedProxies: text('TRUSTED_PROXIES', 'loopback'),
    logLevel,
    limits: {
      effectsPerMinute: number('LIMIT_EFFECTS_PER_MINUTE', 1_200, 1, 1_000_000),
      loginFailuresPerAccount: number('LIMIT_LOGIN_FAILURES', 10, 1, 1_000),
      loginAttemptsPerAddress: number('LIMIT_LOGIN_ATTEMPTS', 300, 1, 1_000_000),
      callsInFlightPerAddress: number('LIMIT_CALLS_IN_FLIGHT_PER_ADDRESS', 32, 1, 1_000_000),
      callsInFlight: number('LIMIT_CALLS_IN_FLIGHT', 256, 1, 1_000_000),
      guestsPerAddress: number('LIMIT_GUESTS_PER_ADDRESS', 5_000, 1, 1_000_000),
    },
    passwordHashWorkers: number('PASSWORD_HASH_WORKERS', defaultWorkers(), 1, 3),
    passwordCost: number('PASSWORD_COST', PASSWORD_COST, production ? PASSWORD_COST : 10, 20),
    codes: {
      secret: sessionSecret,
      sendsPerTargetPerHour: number('LIMIT_CODES_PER_HOUR', 5, 1, 1_000_000),
      sendsPerTargetPerDay: number('LIMIT_CODES_PER_DAY', 10, 1, 1_000_000),
      sendsPerAddressPerHour: number('LIMIT_CODES_PER_ADDRESS', 20, 1, 1_000_000),
      smsPerCountryPerDay: number('LIMIT_SMS_PER_COUNTRY', 5_000, 1, 1_000_000),
    },
    identity: readIdentitySettings(env, payments.sandbox, faults),
    imagingUrl: text('IMAGING_URL', '').replace(/\/$/, ''),
    shopOrigin,
    ...payments,
    outward: readOutward(env, { production, sandbox: payments.sandbox }, faults),
    push: readPushSettings(env, { production, sandbox: payments.sandbox }, faults),
    drainMs: number('DRAIN_MS', 10_000, 0, 60_000),
  };
  if (faults.length > 0) throw new ConfigInvalid(faults);
  return config;
}
