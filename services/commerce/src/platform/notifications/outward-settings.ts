import type { SandboxAccess } from '../sandbox-access.ts';

/** What this service sends outside, apart from payments: e-mail, SMS, alerts. `null`: nothing is sent, and messages wait. */
export interface OutwardSettings {
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** An address that takes `{id, to, text}` as JSON, with HTTP Basic. */
  readonly sms: { readonly url: string; readonly user: string; readonly password: string } | null;
  /** Where failures of adding to the bag, ordering, addresses and coupons are told; the address itself is a secret. */
  readonly alertUrl: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

function parsed(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

function isSafe(address: URL, secure: string, plain: string): boolean {
  return address.protocol === secure || (address.protocol === plain && LOOPBACK.includes(address.hostname));
}

/** @param sandbox takes SMS where no other provider is named */
export function readOutward(
  env: Environment,
  { production, sandbox }: { readonly production: boolean; readonly sandbox: SandboxAccess | null },
  faults: string[],
): OutwardSettings {
  const text = (name: string): string => env[name] ?? '';
  const smtp = text('SMTP_URL');
  const mail = parsed(smtp);
  if (smtp !== '' && (mail === undefined || !isSafe(mail, 'smtps:', 'smtp:')))
    faults.push('SMTP_URL must be smtps://user:password@host, or smtp:// on this machine.');

  const sms = { url: text('SMS_URL'), user: text('SMS_USER'), password: text('SMS_PASSWORD') };
  const provider = parsed(sms.url);
  if (sms.url !== '' && (provider === undefined || !isSafe(provider, 'https:', 'http:')))
    faults.push('SMS_URL must be an https address, or http on this machine.');
  if (sms.url !== '' && (sms.user === '' || sms.password === ''))
    faults.push('SMS_URL needs SMS_USER and SMS_PASSWORD.');

  const alerts = text('ALERT_WEBHOOK_URL');
  const alertScheme = parsed(alerts)?.protocol;
  if (alerts !== '' && alertScheme !== 'https:' && (production || alertScheme !== 'http:'))
    faults.push('ALERT_WEBHOOK_URL must be an https address.');

  const sandboxSms =
    sandbox === null
      ? null
      : { url: `${sandbox.url}/messages/sms`, user: sandbox.keyId, password: sandbox.keySecret };
  return {
    smtp: smtp === '' ? null : { url: smtp, from: text('MAIL_FROM') || 'Suvarna <care@suvarna.example>' },
    sms: sms.url === '' ? sandboxSms : sms,
    alertUrl: alerts === '' ? null : alerts,
  };
}
