import type { SandboxAccess } from '../../platform/sandbox-access.ts';
export interface RazorpayAccess extends SandboxAccess {
  /** Our account, as Razorpay's webhooks name it (`acc_…`). */
  readonly accountId: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Providers that take payments; one that is not set up is `null` and its mode is not offered. */
export function readPaymentSettings(
  env: Environment,
  faults: string[],
): { readonly sandbox: SandboxAccess | null; readonly razorpay: RazorpayAccess | null } {
  const secret = (name: string, minimum: number, because: string): string => {
    const value = env[name] ?? '';
    if (value.length < minimum)
      faults.push(`${name} must have at least ${minimum} characters when ${because} is set.`);
    return value;
  };
  const access = (prefix: string, url: string, minimum: number, because: string): SandboxAccess => ({
    url,
    keyId: secret(`${prefix}_KEY_ID`, minimum, because),
    keySecret: secret(`${prefix}_KEY_SECRET`, minimum, because),
    webhookSecret: secret(`${prefix}_WEBHOOK_SECRET`, 16, because),
  });

  const sandboxUrl = (env['SANDBOX_URL'] ?? '').replace(/\/$/, '');
  // It says "paid" at the press of a button: a service that anybody else can reach must not believe it.
  if (sandboxUrl !== '' && !/^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(sandboxUrl))
    faults.push('SANDBOX_URL must be on this machine (http://127.0.0.1:port); production has none.');

  const razorpayUrl = (env['RAZORPAY_URL'] || 'https://api.razorpay.com').replace(/\/$/, '');
  const hasRazorpay = Boolean(env['RAZORPAY_KEY_ID']);
  if (hasRazorpay && !/^(https:\/\/|http:\/\/127\.0\.0\.1:\d+\/)/.test(razorpayUrl))
    faults.push('RAZORPAY_URL must begin with https://.');

  return {
    sandbox: sandboxUrl === '' ? null : access('SANDBOX', sandboxUrl, 16, 'SANDBOX_URL'),
    razorpay: hasRazorpay
      ? {
          ...access('RAZORPAY', razorpayUrl, 8, 'RAZORPAY_KEY_ID'),
          accountId: secret('RAZORPAY_ACCOUNT_ID', 5, 'RAZORPAY_KEY_ID'),
        }
      : null,
  };
}
