import { text, textThat, withoutSlash } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import type { SettingsOf } from '../../../module.ts';

export interface CourierAccess {
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
}

declare module '../../../config.ts' {
  interface Config {
    /** Who fetches what is sent back; `null` where it is arranged by telephone. */
    readonly courier: CourierAccess | null;
  }
}

const schema = Type.Object({
  COURIER_URL: text({ default: '', means: 'Who fetches what is sent back; empty arranges it by telephone' }),
});
const secret = (means: string) =>
  textThat((value) => value.length >= 8, 'must have at least 8 characters when COURIER_URL is set.', {
    means,
  });
const accessSchema = Type.Object({
  COURIER_KEY_ID: secret('Our key there'),
  COURIER_KEY_SECRET: secret('Secret of that key'),
});

/** Without a courier of its own, a store that is tried out has the simulator's. */
export const settings: SettingsOf<'courier'> = (reader, { sandbox }) => {
  const url = withoutSlash(reader.read(schema).COURIER_URL);
  if (url === '')
    return {
      courier: sandbox && {
        url: `${sandbox.url}/courier/v1`,
        keyId: sandbox.keyId,
        keySecret: sandbox.keySecret,
      },
    };
  if (!/^(https:\/\/|http:\/\/127\.0\.0\.1:\d+\/)/.test(url))
    reader.fault('COURIER_URL must begin with https://.');
  const { COURIER_KEY_ID: keyId, COURIER_KEY_SECRET: keySecret } = reader.read(accessSchema);
  return { courier: { url, keyId, keySecret } };
};
