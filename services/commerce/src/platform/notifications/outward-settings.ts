import type { SettingsReader } from '@suvarna/settings/read-settings';
import { isAddress, text, textThat } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import type { SandboxAccess } from '../sandbox-access.ts';

/** What this service sends outside, apart from payments: e-mail, SMS, alerts. `null`: nothing is sent, and messages wait. */
export interface OutwardSettings {
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** An address that takes `{id, to, text}` as JSON, with HTTP Basic. */
  readonly sms: { readonly url: string; readonly user: string; readonly password: string } | null;
  /** A chat service's incoming webhook, told of failures of adding to the bag, ordering, addresses and coupons; the address itself is a secret. */
  readonly alertUrl: string | null;
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

function isSafe(address: URL, secure: string, plain: string): boolean {
  return address.protocol === secure || (address.protocol === plain && LOOPBACK.includes(address.hostname));
}

/** An address that may be plain on this machine only. It may carry a password. */
const outside = (secure: string, plain: string, must: string, means: string) =>
  textThat((value) => URL.canParse(value) && isSafe(new URL(value), secure, plain), must, {
    default: '',
    means,
  });

const settings = Type.Object({
  SMTP_URL: outside(
    'smtps:',
    'smtp:',
    'must be smtps://user:password@host, or smtp:// on this machine.',
    'Mail server (smtps://user:password@host); empty leaves e-mail waiting',
  ),
  MAIL_FROM: text({ default: 'Suvarna <care@suvarna.example>', means: 'Sender of e-mail' }),
  SMS_URL: outside(
    'https:',
    'http:',
    'must be an https address, or http on this machine.',
    'Takes SMS as JSON, with HTTP Basic; empty leaves SMS waiting',
  ),
  SMS_USER: text({ default: '', means: 'User there' }),
  SMS_PASSWORD: text({ default: '', means: 'Password there' }),
  ALERT_WEBHOOK_URL: text({
    default: '',
    means: "A chat's incoming webhook, told of failures; empty tells no operator",
  }),
});

/** @param sandbox takes SMS and alerts where no other provider is named */
export function readOutward(
  reader: SettingsReader,
  { production, sandbox }: { readonly production: boolean; readonly sandbox: SandboxAccess | null },
): OutwardSettings {
  const given = reader.read(settings);
  const sms = { url: given.SMS_URL, user: given.SMS_USER, password: given.SMS_PASSWORD };
  if (sms.url !== '' && (sms.user === '' || sms.password === ''))
    reader.fault('SMS_URL needs SMS_USER and SMS_PASSWORD.');
  const alerts = given.ALERT_WEBHOOK_URL;
  if (alerts !== '' && !isAddress(alerts, production ? ['https:'] : ['https:', 'http:']))
    reader.fault('ALERT_WEBHOOK_URL must be an https address.');

  const sandboxSms =
    sandbox === null
      ? null
      : { url: `${sandbox.url}/messages/sms`, user: sandbox.keyId, password: sandbox.keySecret };
  // As at a chat service, a caller who knows the address may post to it.
  const sandboxChat = sandbox === null ? null : `${sandbox.url}/chat/hooks/${sandbox.keySecret}`;
  return {
    smtp: given.SMTP_URL === '' ? null : { url: given.SMTP_URL, from: given.MAIL_FROM },
    sms: sms.url === '' ? sandboxSms : sms,
    alertUrl: alerts === '' ? sandboxChat : alerts,
  };
}
