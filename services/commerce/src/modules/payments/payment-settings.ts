import type { SettingsReader } from '@suvarna/settings/read-settings';
import { text, textThat, withoutSlash } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import type { SandboxAccess } from '../../platform/sandbox-access.ts';

export interface RazorpayAccess extends SandboxAccess {
  /** Our account, as Razorpay's webhooks name it (`acc_…`). */
  readonly accountId: string;
}

const settings = Type.Object({
  SANDBOX_URL: text({ default: '' }),
  RAZORPAY_URL: text({ default: 'https://api.razorpay.com' }),
  RAZORPAY_KEY_ID: text({ default: '' }),
});

const secret = (minimum: number, because: string) =>
  textThat(
    (value) => value.length >= minimum,
    `must have at least ${minimum} characters when ${because} is set.`,
  );

const accessSettings = (minimum: number, because: string) =>
  Type.Object({
    KEY_ID: secret(minimum, because),
    KEY_SECRET: secret(minimum, because),
    WEBHOOK_SECRET: secret(16, because),
  });

const accountSettings = Type.Object({ RAZORPAY_ACCOUNT_ID: secret(5, 'RAZORPAY_KEY_ID') });

/** Providers that take payments; one that is not set up is `null` and its mode is not offered. */
export function readPaymentSettings(reader: SettingsReader): {
  readonly sandbox: SandboxAccess | null;
  readonly razorpay: RazorpayAccess | null;
} {
  const access = (prefix: string, url: string, minimum: number, because: string): SandboxAccess => {
    const given = reader.read(accessSettings(minimum, because), prefix);
    return { url, keyId: given.KEY_ID, keySecret: given.KEY_SECRET, webhookSecret: given.WEBHOOK_SECRET };
  };
  const given = reader.read(settings);
  const sandboxUrl = withoutSlash(given.SANDBOX_URL);
  // It says "paid" at the press of a button: a service that anybody else can reach must not believe it.
  if (sandboxUrl !== '' && !/^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(sandboxUrl))
    reader.fault('SANDBOX_URL must be on this machine (http://127.0.0.1:port); production has none.');

  const razorpayUrl = withoutSlash(given.RAZORPAY_URL);
  const hasRazorpay = given.RAZORPAY_KEY_ID !== '';
  if (hasRazorpay && !/^(https:\/\/|http:\/\/127\.0\.0\.1:\d+\/)/.test(razorpayUrl))
    reader.fault('RAZORPAY_URL must begin with https://.');

  return {
    sandbox: sandboxUrl === '' ? null : access('SANDBOX_', sandboxUrl, 16, 'SANDBOX_URL'),
    razorpay: hasRazorpay
      ? {
          ...access('RAZORPAY_', razorpayUrl, 8, 'RAZORPAY_KEY_ID'),
          accountId: reader.read(accountSettings).RAZORPAY_ACCOUNT_ID,
        }
      : null,
  };
}
