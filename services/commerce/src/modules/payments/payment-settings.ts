import { text, textThat, withoutSlash } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import type { SettingsOf } from '../../module.ts';
import { readRegistry } from './registry-settings.ts';
import { readAccess, type SandboxAccess } from '../../platform/sandbox-access.ts';

export interface RazorpayAccess extends SandboxAccess {
  /** Our account, as Razorpay's webhooks name it (`acc_…`). */
  readonly accountId: string;
}

declare module '../../config.ts' {
  interface Config {
    /** Razorpay; `null` where it is not set up, and its mode is not offered. */
    readonly razorpay: RazorpayAccess | null;
  }
}

const schema = Type.Object({
  RAZORPAY_URL: text({ default: 'https://api.razorpay.com', means: 'Razorpay, which takes payments' }),
  RAZORPAY_KEY_ID: text({ default: '', means: 'Our key there; empty does not offer it' }),
});
const accountSchema = Type.Object({
  RAZORPAY_ACCOUNT_ID: textThat(
    (value) => value.length >= 5,
    'must have at least 5 characters when RAZORPAY_KEY_ID is set.',
    { means: 'Our account, as its webhooks name it (`acc_…`)' },
  ),
});

export const settings: SettingsOf<'razorpay' | 'registry'> = (reader) => {
  const registry = readRegistry(reader);
  const given = reader.read(schema);
  if (given.RAZORPAY_KEY_ID === '') return { razorpay: null, registry };
  const url = withoutSlash(given.RAZORPAY_URL);
  if (!/^(https:\/\/|http:\/\/127\.0\.0\.1:\d+\/)/.test(url))
    reader.fault('RAZORPAY_URL must begin with https://.');
  const access = readAccess(reader, { prefix: 'RAZORPAY_', url, minimum: 8, because: 'RAZORPAY_KEY_ID' });
  return { razorpay: { ...access, accountId: reader.read(accountSchema).RAZORPAY_ACCOUNT_ID }, registry };
};
