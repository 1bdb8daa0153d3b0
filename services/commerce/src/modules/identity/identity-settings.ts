import type { SettingsReader } from '@suvarna/settings/read-settings';
import { flag, text } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import type { CallerIdSettings } from './caller-id.ts';
import type { SandboxAccess } from '../../platform/sandbox-access.ts';

export interface IdentitySettings {
  /** The caller-identification provider; `null` where there is none. */
  readonly callerId: CallerIdSettings | null;
  /** The old call `customer_account/sendOtpLink` answers (domain rules §2.14 row 19: it does not). */
  readonly otpLoginLegacy: boolean;
}

const settings = Type.Object({
  CALLER_ID_ASK_URL: text({ default: '' }),
  CALLER_ID_PROFILE_URL: text({ default: '' }),
  OTP_LOGIN_LEGACY: flag({ default: false }),
});

/** @param sandbox stands in where no other provider is named */
export function readIdentitySettings(
  reader: SettingsReader,
  sandbox: SandboxAccess | null,
): IdentitySettings {
  const given = reader.read(settings);
  const [askUrl, profileUrl] = [given.CALLER_ID_ASK_URL, given.CALLER_ID_PROFILE_URL];
  const named = askUrl !== '' || profileUrl !== '';
  if (named && (askUrl === '' || !profileUrl.startsWith('https://')))
    reader.fault(
      'CALLER_ID_ASK_URL and CALLER_ID_PROFILE_URL belong together; a profile is fetched by https.',
    );
  const sandboxed =
    sandbox === null
      ? null
      : {
          askUrl: `${sandbox.url}/caller-id/ask?request_id=`,
          profileUrl: `${sandbox.url}/caller-id/profile`,
        };
  return {
    callerId: named ? { askUrl, profileUrl } : sandboxed,
    otpLoginLegacy: given.OTP_LOGIN_LEGACY,
  };
}
