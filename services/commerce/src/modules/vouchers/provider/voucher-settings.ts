import { text, textThat, withoutSlash } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import type { SettingsOf } from '../../../module.ts';

/** How to reach the provider of gift vouchers. */
export interface VoucherAccess {
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
}

declare module '../../../config.ts' {
  interface Config {
    /** The provider of gift vouchers; `null` where there is none, and no voucher is taken. */
    readonly vouchers: VoucherAccess | null;
  }
}

const schema = Type.Object({
  VOUCHERS_URL: text({ default: '', means: 'The provider of gift vouchers; empty takes none' }),
});
const secret = (means: string) =>
  textThat((value) => value.length >= 8, 'must have at least 8 characters when VOUCHERS_URL is set.', {
    means,
  });
const keys = Type.Object({ KEY_ID: secret('Our key there'), KEY_SECRET: secret('Secret of that key') });

/** Without a provider of its own, a store that is tried out has the simulator's. */
export const settings: SettingsOf<'vouchers'> = (reader, { sandbox }) => {
  const url = withoutSlash(reader.read(schema).VOUCHERS_URL);
  if (url === '') return { vouchers: sandbox };
  if (!/^(https:\/\/|http:\/\/127\.0\.0\.1:\d+)/.test(url))
    reader.fault('VOUCHERS_URL must begin with https://.');
  const given = reader.read(keys, 'VOUCHERS_');
  return { vouchers: { url, keyId: given.KEY_ID, keySecret: given.KEY_SECRET } };
};
