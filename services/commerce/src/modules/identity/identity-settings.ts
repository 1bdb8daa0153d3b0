import type { CallerIdSettings } from './caller-id.ts';
import type { SandboxAccess } from '../../platform/sandbox-access.ts';

export interface IdentitySettings {
  /** The caller-identification provider; `null` where there is none. */
  readonly callerId: CallerIdSettings | null;
  /** The old call `customer_account/sendOtpLink` answers (domain rules §2.14 row 19: it does not). */
  readonly otpLoginLegacy: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @param sandbox stands in where no other provider is named */
export function readIdentitySettings(
  env: Environment,
  sandbox: SandboxAccess | null,
  faults: string[],
): IdentitySettings {
  const [askUrl, profileUrl] = [env['CALLER_ID_ASK_URL'] ?? '', env['CALLER_ID_PROFILE_URL'] ?? ''];
  const named = askUrl !== '' || profileUrl !== '';
  if (named && (askUrl === '' || !profileUrl.startsWith('https://')))
    faults.push(
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
    otpLoginLegacy: env['OTP_LOGIN_LEGACY'] === 'true',
  };
}
