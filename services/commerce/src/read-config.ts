import { readSandbox } from './platform/sandbox-access.ts';
import { PUBLISHED_SECRET, storeOriginFault } from '@suvarna/contracts/service';
import { readSettings, type Environment } from '@suvarna/settings/read-settings';
import {
  oneOf,
  logLevel,
  optionalText,
  port,
  secret,
  shutdownNotice,
  text,
  wholeNumber,
  withoutSlash,
} from '@suvarna/settings/setting';
import { readTracing } from '@suvarna/telemetry/settings';
import { Type } from 'typebox';
import type { Config } from './config.ts';
import { readDemoData } from './demo/demo-settings.ts';
import { MODULES } from './modules.ts';
import { readDatabase } from './platform/database/database-settings.ts';
import { readOutward } from './platform/notifications/outward-settings.ts';
import { readStaffSettings } from './platform/http/staff-settings.ts';
import { keysOf } from './platform/crypto/keys.ts';

/** What a store on a developer's own machine may keep its secrets with, and no other. */
const DEVELOPMENT_SECRET = `${PUBLISHED_SECRET}development-only-0000`;

const limit = (fallback: number, means: string, maximum = 1_000_000) =>
  wholeNumber({ minimum: 1, maximum }, { default: fallback, means });

const settings = Type.Object({
  ROLE: oneOf(['both', 'http', 'jobs'], {
    default: 'both',
    means:
      'What this process does: `http` answers calls and pages, `jobs` works on jobs and the outbox and answers probes and figures alone; there may be any number of each',
  }),
  HOST: text({ default: '127.0.0.1', means: 'Address that calls of browsers are taken at' }),
  PORT: port({ default: 4000, means: 'Port it listens at; 0 lets the system choose' }),
  PAGES_HOST: optionalText({ means: 'Address of the listener for pages; `HOST` when left out' }),
  PAGES_PORT: Type.Optional(
    port({ means: 'Port of the listener for pages; one above `PORT` when left out' }),
  ),
  SHOP_ORIGIN: text({
    local: 'http://127.0.0.1:3000',
    means: "The shop's own address, https outside a developer's machine",
  }),
  TRUSTED_PROXIES: text({
    default: 'loopback',
    means: 'Addresses or networks, with commas, whose `X-Forwarded-For` is believed: the composers',
  }),
  LOG_LEVEL: logLevel(),
  LIMIT_EFFECTS_PER_MINUTE: limit(1_200, 'Effects (POST) of one address in a minute'),
  LIMIT_CALLS_IN_FLIGHT_PER_ADDRESS: limit(32, 'Calls one address may have under way'),
  LIMIT_CALLS_IN_FLIGHT: limit(256, 'Calls all together may have under way'),
  // Pieces kept for unpaid orders: of one number or mail box, and of one address, where many may live.
  LIMIT_HELD_PIECES_PER_BUYER: limit(20, 'Pieces kept for unpaid orders of one number or mail box'),
  LIMIT_HELD_OF_ONE_PER_BUYER: limit(10, 'Of those, of one design'),
  LIMIT_HELD_PIECES_PER_ADDRESS: limit(60, 'Pieces kept for unpaid orders of one address'),
  LIMIT_HELD_OF_ONE_PER_ADDRESS: limit(10, 'Of those, of one design'),
  // Prices promised to guests of one address in an hour: each keeps the whole bag.
  LIMIT_PRICE_HOLDS_PER_ADDRESS: limit(600, 'Prices promised to guests of one address in an hour'),
  GUEST_PAYMENT_MINUTES: limit(15, 'Minutes a guest has to pay', 30),
  SHUTDOWN_NOTICE_MS: shutdownNotice(),
  DRAIN_MS: wholeNumber(
    { minimum: 0, maximum: 60_000 },
    { default: 10_000, means: 'Milliseconds calls under way may take to finish once listeners are closed' },
  ),
  TEST_CLOCK: text({ default: '', means: "`on` lets tests turn the clock, on a developer's machine" }),
});

/** What is looser on a developer's machine. */
const strictSettings = (production: boolean) => {
  const kept = (means: string) =>
    secret({
      ...(!production && { default: DEVELOPMENT_SECRET }),
      defaultSaid: "must be given; on a developer's machine one for trying out",
      means,
    });
  return Type.Object({
    SESSION_SECRET: kept(
      'Key that codes, promised prices and kept answers are secured with; the same in every process. Several with commas while it is rotated: the first is used',
    ),
    DOCUMENT_SECRET: kept(
      'Key that identity documents, numbers of cards and nominees are encrypted with; the same in every process. Several with commas once it was rotated: the first is used',
    ),
  });
};

/**
 * Reads all settings, or names all faults together. Only a store on a developer's own machine
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
    const documentKeys = keysOf(strict.DOCUMENT_SECRET);
    if (production && keysOf(strict.SESSION_SECRET).some((key) => key !== '' && documentKeys.includes(key)))
      fault('SESSION_SECRET and DOCUMENT_SECRET must differ.');

    const shopOrigin = withoutSlash(given.SHOP_ORIGIN);
    const misplaced = shopOrigin === '' ? null : storeOriginFault(shopOrigin, stage);
    if (misplaced !== null) fault(`SHOP_ORIGIN ${misplaced}.`);

    const sandbox = readSandbox(reader);
    // It says "paid" at the press of a button.
    if (stage === 'production' && sandbox !== null)
      fault('SANDBOX_URL is for trying out; production has none.');

    const testClock = given.TEST_CLOCK !== '';
    if (testClock && (production || given.TEST_CLOCK !== 'on'))
      fault('TEST_CLOCK is "on" on a developer’s machine, and nowhere else.');

    const pagesPort = given.PAGES_PORT ?? (given.PORT === 0 ? 0 : given.PORT + 1);
    if (given.PORT !== 0 && given.PORT === pagesPort)
      fault('PAGES_PORT and PORT must differ: pages are read over a listener of their own.');

    const base = {
      production,
      database: readDatabase(reader),
      role: given.ROLE,
      host: given.HOST,
      port: given.PORT,
      pagesHost: given.PAGES_HOST ?? given.HOST,
      pagesPort,
      sessionSecret: strict.SESSION_SECRET,
      documentSecret: strict.DOCUMENT_SECRET,
      staff: readStaffSettings(reader, production),
      trustedProxies: given.TRUSTED_PROXIES,
      logLevel: given.LOG_LEVEL,
      limits: {
        effectsPerMinute: given.LIMIT_EFFECTS_PER_MINUTE,
        callsInFlightPerAddress: given.LIMIT_CALLS_IN_FLIGHT_PER_ADDRESS,
        callsInFlight: given.LIMIT_CALLS_IN_FLIGHT,
        priceHoldsPerAddress: given.LIMIT_PRICE_HOLDS_PER_ADDRESS,
        heldStock: {
          ofBuyer: {
            inAll: given.LIMIT_HELD_PIECES_PER_BUYER,
            ofOne: given.LIMIT_HELD_OF_ONE_PER_BUYER,
          },
          ofAddress: {
            inAll: given.LIMIT_HELD_PIECES_PER_ADDRESS,
            ofOne: given.LIMIT_HELD_OF_ONE_PER_ADDRESS,
          },
          guestMinutes: given.GUEST_PAYMENT_MINUTES,
        },
      },
      shopOrigin,
      sandbox,
      outward: readOutward(reader, { production, sandbox }),
      noticeMs: given.SHUTDOWN_NOTICE_MS,
      drainMs: given.DRAIN_MS,
      testClock,
      demoData: readDemoData(reader),
      tracing: readTracing(reader),
    };
    const context = { production, isLocal: stage === 'local', sandbox, sessionSecret: base.sessionSecret };
    // What each module declares that it adds is what it returns (`Module.settings`).
    return Object.assign(
      base,
      ...MODULES.flatMap((module) => module.settings?.(reader, context) ?? []),
    ) as Config;
  });
