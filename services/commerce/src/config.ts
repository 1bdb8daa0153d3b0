import type { SandboxAccess } from './platform/sandbox-access.ts';
import { PUBLISHED_SECRET, storeOriginFault } from '@suvarna/contracts/store-stage';
import { readSettings, type Environment } from '@suvarna/settings/read-settings';
import {
  databaseAddress,
  httpAddress,
  logLevel,
  optionalText,
  port,
  secret,
  text,
  wholeNumber,
  withoutSlash,
} from '@suvarna/settings/setting';
import { Type } from 'typebox';
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

/** What a store on somebody's own machine may keep its secrets with, and no other. */
const DEVELOPMENT_SECRET = `${PUBLISHED_SECRET}development-only-0000`;

const limit = (fallback: number, maximum = 1_000_000) =>
  wholeNumber({ minimum: 1, maximum }, { default: fallback });

const settings = Type.Object({
  DATABASE_URL: databaseAddress(),
  HOST: text({ default: '127.0.0.1' }),
  PORT: port({ default: 4000 }),
  PAGES_HOST: optionalText(),
  PAGES_PORT: Type.Optional(port()),
  SHOP_ORIGIN: text({ local: 'http://127.0.0.1:3000' }),
  IMAGING_URL: httpAddress({ default: '' }),
  TRUSTED_PROXIES: text({ default: 'loopback' }),
  LOG_LEVEL: logLevel(),
  LIMIT_EFFECTS_PER_MINUTE: limit(1_200),
  LIMIT_LOGIN_FAILURES: limit(10, 1_000),
  LIMIT_LOGIN_ATTEMPTS: limit(300),
  LIMIT_CALLS_IN_FLIGHT_PER_ADDRESS: limit(32),
  LIMIT_CALLS_IN_FLIGHT: limit(256),
  LIMIT_GUESTS_PER_ADDRESS: limit(5_000),
  LIMIT_CODES_PER_HOUR: limit(5),
  LIMIT_CODES_PER_DAY: limit(10),
  LIMIT_CODES_PER_ADDRESS: limit(20),
  LIMIT_SMS_PER_COUNTRY: limit(5_000),
  PASSWORD_HASH_WORKERS: limit(defaultWorkers(), 3),
  DRAIN_MS: wholeNumber({ minimum: 0, maximum: 60_000 }, { default: 10_000 }),
});

/** What is looser on a developer's machine. */
const strictSettings = (production: boolean) => {
  const kept = () => secret(production ? {} : { default: DEVELOPMENT_SECRET });
  return Type.Object({
    SESSION_SECRET: kept(),
    DOCUMENT_SECRET: kept(),
    PASSWORD_COST: wholeNumber(
      { minimum: production ? PASSWORD_COST : 10, maximum: 20 },
      { default: PASSWORD_COST },
    ),
  });
};

/**
 * Reads all settings, or names all faults together. Only a store on somebody's own machine
 * (`STORE_STAGE=local`) has a default for a secret or for its own address.
 *
 * @throws SettingsInvalid
 */
export const readConfig = (env: Environment): Config =>
  readSettings('the commerce service', env, (reader) => {
    const { stage, fault } = reader;
    const production = stage !== 'local' || env['NODE_ENV'] === 'production';
    const given = reader.read(settings);
    const strict = reader.read(strictSettings(production));
    if (production && strict.SESSION_SECRET !== '' && strict.SESSION_SECRET === strict.DOCUMENT_SECRET)
      fault('SESSION_SECRET and DOCUMENT_SECRET must differ.');

    const shopOrigin = withoutSlash(given.SHOP_ORIGIN);
    const misplaced = shopOrigin === '' ? null : storeOriginFault(shopOrigin, stage);
    if (misplaced !== null) fault(`SHOP_ORIGIN ${misplaced}.`);

    const payments = readPaymentSettings(reader);
    // It says "paid" at the press of a button.
    if (stage === 'production' && payments.sandbox !== null)
      fault('SANDBOX_URL is for trying out; production has none.');

    const pagesPort = given.PAGES_PORT ?? (given.PORT === 0 ? 0 : given.PORT + 1);
    if (given.PORT !== 0 && given.PORT === pagesPort)
      fault('PAGES_PORT and PORT must differ: pages are read over a listener of their own.');

    return {
      production,
      databaseUrl: given.DATABASE_URL,
      host: given.HOST,
      port: given.PORT,
      pagesHost: given.PAGES_HOST ?? given.HOST,
      pagesPort,
      sessionSecret: strict.SESSION_SECRET,
      documentSecret: strict.DOCUMENT_SECRET,
      staff: readStaffSettings(reader),
      trustedProxies: given.TRUSTED_PROXIES,
      logLevel: given.LOG_LEVEL,
      limits: {
        effectsPerMinute: given.LIMIT_EFFECTS_PER_MINUTE,
        loginFailuresPerAccount: given.LIMIT_LOGIN_FAILURES,
        loginAttemptsPerAddress: given.LIMIT_LOGIN_ATTEMPTS,
        callsInFlightPerAddress: given.LIMIT_CALLS_IN_FLIGHT_PER_ADDRESS,
        callsInFlight: given.LIMIT_CALLS_IN_FLIGHT,
        guestsPerAddress: given.LIMIT_GUESTS_PER_ADDRESS,
      },
      passwordHashWorkers: given.PASSWORD_HASH_WORKERS,
      passwordCost: strict.PASSWORD_COST,
      codes: {
        secret: strict.SESSION_SECRET,
        sendsPerTargetPerHour: given.LIMIT_CODES_PER_HOUR,
        sendsPerTargetPerDay: given.LIMIT_CODES_PER_DAY,
        sendsPerAddressPerHour: given.LIMIT_CODES_PER_ADDRESS,
        smsPerCountryPerDay: given.LIMIT_SMS_PER_COUNTRY,
      },
      identity: readIdentitySettings(reader, payments.sandbox),
      imagingUrl: withoutSlash(given.IMAGING_URL),
      shopOrigin,
      ...payments,
      outward: readOutward(reader, { production, sandbox: payments.sandbox }),
      push: readPushSettings(reader, { production, sandbox: payments.sandbox }),
      drainMs: given.DRAIN_MS,
    };
  });
