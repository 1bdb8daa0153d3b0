import { text, textThat, withoutSlash } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import type { SettingsOf } from '../../../module.ts';
import { readAccess, type SandboxAccess } from '../../../platform/sandbox-access.ts';

export interface PayoutAccess extends SandboxAccess {
  /** Our account there, from which is paid. */
  readonly account: string;
}

declare module '../../../config.ts' {
  interface Config {
    /** RazorpayX, which pays to bank accounts; `null` where it is not set up, and payouts wait. */
    readonly payouts: PayoutAccess | null;
  }
}

const schema = Type.Object({
  RAZORPAYX_URL: text({
    default: 'https://api.razorpay.com',
    means: 'RazorpayX, which pays to bank accounts',
  }),
  RAZORPAYX_KEY_ID: text({ default: '', means: 'Our key there; empty pays nothing' }),
});
const accountSchema = Type.Object({
  RAZORPAYX_ACCOUNT: textThat(
    (value) => value.length >= 5,
    'must have at least 5 characters when RAZORPAYX_KEY_ID is set.',
    { means: 'Our account there, from which is paid' },
  ),
});

/** Without an account of its own, a store that is tried out has the simulator's. */
export const settings: SettingsOf<'payouts'> = (reader, { sandbox }) => {
  const given = reader.read(schema);
  if (given.RAZORPAYX_KEY_ID === '')
    return {
      payouts: sandbox && { ...sandbox, url: `${sandbox.url}/razorpayx`, account: 'sandbox-current-account' },
    };
  const url = withoutSlash(given.RAZORPAYX_URL);
  if (!/^(https:\/\/|http:\/\/127\.0\.0\.1:\d+\/)/.test(url))
    reader.fault('RAZORPAYX_URL must begin with https://.');
  const access = readAccess(reader, { prefix: 'RAZORPAYX_', url, minimum: 8, because: 'RAZORPAYX_KEY_ID' });
  return { payouts: { ...access, account: reader.read(accountSchema).RAZORPAYX_ACCOUNT } };
};
