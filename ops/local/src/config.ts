/** Settings of a local store, read from the environment once. */
import { join, resolve } from 'node:path';
import { readSettings, type Environment } from '@suvarna/settings/read-settings';
import { databaseAddress, port, text } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import { root } from './workspace.ts';

export interface StoreConfig {
  /** Everything the store stores: database, releases, keys, logs. */
  readonly data: string;
  readonly host: string;
  readonly ports: {
    readonly shop: number;
    readonly registry: number;
    readonly commerce: number;
    readonly pages: number;
    readonly sandbox: number;
    readonly imaging: number;
    readonly mail: number;
    readonly console: number;
  };
  /** A PostgreSQL server to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
}

/** No port is chosen by the system: every part of the store has to know the others'. */
const fixedPort = (fallback: number) => port({ default: fallback }, 1);

const portSettings = Type.Object({
  SHOP_PORT: fixedPort(3000),
  REGISTRY_PORT: fixedPort(3100),
  COMMERCE_PORT: fixedPort(4000),
  COMMERCE_PAGES_PORT: Type.Optional(port({}, 1)),
  SANDBOX_PORT: fixedPort(3900),
  IMAGING_PORT: fixedPort(4100),
  SANDBOX_SMTP_PORT: fixedPort(3925),
  CONSOLE_PORT: fixedPort(3200),
});

const settings = Type.Object({
  HOST: text({ default: '127.0.0.1' }),
  STORE_DATA: text({ default: join(root, '.data') }),
  DATABASE_URL: Type.Optional(databaseAddress()),
});

/** @throws SettingsInvalid that lists every fault together */
export const readConfig = (env: Environment): StoreConfig =>
  readSettings('the store', env, (reader) => {
    const given = reader.read(settings);
    const givenPorts = reader.read(portSettings);
    const ports = {
      shop: givenPorts.SHOP_PORT,
      registry: givenPorts.REGISTRY_PORT,
      commerce: givenPorts.COMMERCE_PORT,
      // Beside it unless a setting says otherwise, so that a second store needs no further setting.
      pages: givenPorts.COMMERCE_PAGES_PORT ?? givenPorts.COMMERCE_PORT + 1,
      sandbox: givenPorts.SANDBOX_PORT,
      imaging: givenPorts.IMAGING_PORT,
      mail: givenPorts.SANDBOX_SMTP_PORT,
      console: givenPorts.CONSOLE_PORT,
    };
    if (new Set(Object.values(ports)).size < Object.keys(ports).length)
      reader.fault(`${Object.keys(portSettings.properties).join(', ')} must differ`);
    return {
      data: resolve(root, given.STORE_DATA),
      host: given.HOST,
      ports,
      databaseUrl: given.DATABASE_URL,
    };
  });
