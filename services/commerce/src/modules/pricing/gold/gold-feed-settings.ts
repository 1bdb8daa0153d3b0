import { secretFault } from '@suvarna/contracts/service';
import { text, withoutSlash } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import type { SettingsOf } from '../../../module.ts';
import type { GoldFeedAccess } from './gold-api.ts';

declare module '../../../config.ts' {
  interface Config {
    /** The feed that tells the market's rate of gold; `null` where rates are published by hand alone. */
    readonly goldFeed: GoldFeedAccess | null;
  }
}

const schema = Type.Object({
  GOLD_FEED_URL: text({ default: 'https://www.goldapi.io', means: "Who tells the market's rate of gold" }),
  GOLD_FEED_TOKEN: text({ default: '', means: 'Our token there; empty leaves rates to people' }),
});

export const settings: SettingsOf<'goldFeed'> = (reader, { sandbox }) => {
  const { GOLD_FEED_URL: address, GOLD_FEED_TOKEN: token } = reader.read(schema);
  if (token === '') return { goldFeed: null };
  const url = withoutSlash(address);
  if (!/^(https:\/\/|http:\/\/127\.0\.0\.1:\d+(\/|$))/.test(url))
    reader.fault('GOLD_FEED_URL must begin with https://.');
  const weak = secretFault(token);
  if (weak !== null) reader.fault(`GOLD_FEED_TOKEN ${weak}.`);
  const isSimulator = sandbox !== null && url.startsWith(`${sandbox.url}/`);
  return { goldFeed: { name: isSimulator ? 'simulator' : 'goldapi', url, token } };
};
