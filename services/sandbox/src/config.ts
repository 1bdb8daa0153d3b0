import { readSettings, type Environment } from '@suvarna/settings/read-settings';
import {
  httpAddress,
  logLevel,
  optionalText,
  port,
  textThat,
  wholeNumber,
  withoutSlash,
} from '@suvarna/settings/setting';
import { Type } from 'typebox';

/** Settings of the sandbox, read from the environment once. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where e-mail is received, by SMTP. */
  readonly smtpPort: number;
  /** Where a browser and the store reach it. */
  readonly origin: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Where webhooks go; `''` sends none. */
  readonly commerceUrl: string;
  /** Folder for what outlives a restart; `''` has everything in memory. */
  readonly stateDirectory: string;
  /** How long its bank takes for a payout. */
  readonly payoutSettleMs: number;
  readonly logLevel: string;
}

const secret = (means: string) =>
  textThat((value) => value.length >= 16, 'must have at least 16 characters', { means });

const settings = Type.Object({
  // It answers "paid" to a person who presses a button: only this machine may reach it, and no shop runs it.
  HOST: textThat(
    (value) => ['127.0.0.1', '::1', 'localhost'].includes(value),
    'must be 127.0.0.1, ::1 or localhost: the sandbox listens on this machine only',
    { default: '127.0.0.1', means: 'Address it listens at, on this machine' },
  ),
  STORE_STAGE: textThat((value) => value !== 'production', 'is production; the sandbox is for trying out', {
    default: '',
    means: 'Where the store runs; the sandbox refuses `production`',
  }),
  PORT: port({ default: 3900, means: 'Port it listens at; 0 lets the system choose' }),
  SMTP_PORT: port({ default: 3925, means: 'Port where it receives e-mail' }),
  SANDBOX_ORIGIN: Type.Optional(
    httpAddress({ means: 'Where a browser and the store reach it; made of `HOST` and `PORT` when left out' }),
  ),
  SANDBOX_KEY_ID: secret('Key of its providers, which commerce shows'),
  SANDBOX_KEY_SECRET: secret('Secret of that key'),
  SANDBOX_WEBHOOK_SECRET: secret('What its webhooks are signed with'),
  COMMERCE_URL: httpAddress({ default: '', means: 'Where its webhooks go; empty sends none' }),
  SANDBOX_STATE: optionalText({ means: 'Folder of what outlives a restart; memory when left out' }),
  PAYOUT_SETTLE_MS: wholeNumber(
    { minimum: 0, maximum: 60_000 },
    { default: 5_000, means: 'Milliseconds its bank takes for a payout' },
  ),
  LOG_LEVEL: logLevel(),
});

/** @throws SettingsInvalid that lists every fault together */
export const readConfig = (env: Environment): Config =>
  readSettings('the sandbox', env, (reader) => {
    const given = reader.read(settings);
    return {
      host: given.HOST,
      port: given.PORT,
      smtpPort: given.SMTP_PORT,
      origin: withoutSlash(given.SANDBOX_ORIGIN ?? `http://${given.HOST}:${given.PORT}`),
      keyId: given.SANDBOX_KEY_ID,
      keySecret: given.SANDBOX_KEY_SECRET,
      webhookSecret: given.SANDBOX_WEBHOOK_SECRET,
      commerceUrl: withoutSlash(given.COMMERCE_URL),
      stateDirectory: given.SANDBOX_STATE ?? '',
      payoutSettleMs: given.PAYOUT_SETTLE_MS,
      logLevel: given.LOG_LEVEL,
    };
  });
