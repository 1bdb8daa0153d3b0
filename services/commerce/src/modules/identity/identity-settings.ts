import { flag, text, wholeNumber } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import type { CallerIdSettings } from './caller-id/caller-id.ts';
import type { SettingsOf } from '../../module.ts';
import type { CodePolicy } from './code/code-policy.ts';
import { PASSWORD_COST } from '@suvarna/passwords/password';
import { defaultWorkers } from './password/password-hashing.ts';

declare module '../../config.ts' {
  interface Config {
    readonly identity: IdentitySettings;
    /** Password hashes that run at a time; the others wait, a few of them. */
    readonly passwordHashWorkers: number;
    /** Cost of a new password hash as a power of two. */
    readonly passwordCost: number;
    /** One-time codes: the key they are hashed with, and how many may be sent. */
    readonly codes: CodePolicy;
  }
}

interface IdentitySettings {
  /** The caller-identification provider; `null` where there is none. */
  readonly callerId: CallerIdSettings | null;
  /** The old call `customer_account/sendOtpLink` answers (domain rules §2.14 row 19: it does not). */
  readonly otpLoginLegacy: boolean;
  /** Wrong passwords for one account from one address, or from one browser it knows, in a quarter of an hour; ten times as many from all strangers together. */
  readonly loginFailuresPerAccount: number;
  /** Sign-in attempts of one address in a quarter of an hour. */
  readonly loginAttemptsPerAddress: number;
  /** Guests made for one address in an hour. Whole neighbourhoods share one. */
  readonly guestsPerAddress: number;
  /** Header in which the network in front of the shop says the country of a call, such as `cf-ipcountry`; `''` where none does. It must overwrite what a browser sends. */
  readonly countryHeader: string;
}

const limit = (fallback: number, means: string, maximum = 1_000_000) =>
  wholeNumber({ minimum: 1, maximum }, { default: fallback, means });

const schema = Type.Object({
  CALLER_ID_ASK_URL: text({ default: '', means: 'Where the caller-identification provider asks a phone' }),
  CALLER_ID_PROFILE_URL: text({ default: '', means: 'Where it says who it was' }),
  COUNTRY_HEADER: text({
    default: '',
    means:
      'Header in which the network in front says the country of a call; it must overwrite what a browser sends',
  }),
  OTP_LOGIN_LEGACY: flag({ default: false, means: 'Whether the old call of sign-in links answers' }),
  LIMIT_LOGIN_FAILURES: limit(
    10,
    'Wrong passwords for one account from one address in a quarter of an hour',
    1_000,
  ),
  LIMIT_LOGIN_ATTEMPTS: limit(300, 'Sign-in attempts of one address in a quarter of an hour'),
  LIMIT_GUESTS_PER_ADDRESS: limit(5_000, 'Guests made for one address in an hour'),
  LIMIT_CODES_PER_HOUR: limit(5, 'Codes sent to one number or mail box in an hour'),
  LIMIT_CODES_PER_DAY: limit(10, 'The same in a day'),
  LIMIT_CODES_PER_ADDRESS: limit(20, 'Codes sent for one address in an hour'),
  LIMIT_SMS_PER_COUNTRY: limit(5_000, 'Codes sent by SMS to one country in a day'),
  PASSWORD_HASH_WORKERS: wholeNumber(
    { minimum: 1, maximum: 3 },
    {
      default: defaultWorkers(),
      defaultSaid: 'one core fewer than there are, 3 at most',
      means: 'Password hashes that run at a time',
    },
  ),
});

/** What is looser on a developer's machine. */
const passwordSettings = (production: boolean) =>
  Type.Object({
    PASSWORD_COST: wholeNumber(
      { minimum: production ? PASSWORD_COST : 10, maximum: 20 },
      { default: PASSWORD_COST, means: 'Cost of a new password hash, as a power of two' },
    ),
  });

export const settings: SettingsOf<'identity' | 'passwordHashWorkers' | 'passwordCost' | 'codes'> = (
  reader,
  { production, sandbox, sessionSecret },
) => {
  const given = reader.read(schema);
  const [askUrl, profileUrl] = [given.CALLER_ID_ASK_URL, given.CALLER_ID_PROFILE_URL];
  const named = askUrl !== '' || profileUrl !== '';
  if (named && (askUrl === '' || !profileUrl.startsWith('https://')))
    reader.fault(
      'CALLER_ID_ASK_URL and CALLER_ID_PROFILE_URL belong together; a profile is fetched by https.',
    );
  // The simulator stands in where no other provider is named.
  const sandboxed =
    sandbox === null
      ? null
      : {
          askUrl: `${sandbox.url}/caller-id/ask?request_id=`,
          profileUrl: `${sandbox.url}/caller-id/profile`,
        };
  return {
    identity: {
      callerId: named ? { askUrl, profileUrl } : sandboxed,
      otpLoginLegacy: given.OTP_LOGIN_LEGACY,
      loginFailuresPerAccount: given.LIMIT_LOGIN_FAILURES,
      loginAttemptsPerAddress: given.LIMIT_LOGIN_ATTEMPTS,
      guestsPerAddress: given.LIMIT_GUESTS_PER_ADDRESS,
      countryHeader: given.COUNTRY_HEADER,
    },
    passwordHashWorkers: given.PASSWORD_HASH_WORKERS,
    passwordCost: reader.read(passwordSettings(production)).PASSWORD_COST,
    codes: {
      secret: sessionSecret,
      sendsPerTargetPerHour: given.LIMIT_CODES_PER_HOUR,
      sendsPerTargetPerDay: given.LIMIT_CODES_PER_DAY,
      sendsPerAddressPerHour: given.LIMIT_CODES_PER_ADDRESS,
      smsPerCountryPerDay: given.LIMIT_SMS_PER_COUNTRY,
    },
  };
};
