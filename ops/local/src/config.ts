/** Settings of a local store, read from the environment once. */
import { join, resolve } from 'node:path';
import { root } from './workspace.ts';

export interface StoreConfig {
  /** Everything the store keeps: database, releases, keys, logs. */
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
  };
  /** A PostgreSQL server to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Error that lists every fault together */
export function readConfig(env: Environment): StoreConfig {
  const faults: string[] = [];
  const port = (name: string, fallback: number): number => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
    faults.push(`${name} is ${JSON.stringify(text)}; it must be a port number`);
    return fallback;
  };
  const commerce = port('COMMERCE_PORT', 4000);
  // Beside it unless somebody says otherwise, so that a second store needs no further setting.
  const pages = port('COMMERCE_PAGES_PORT', commerce + 1);
  const ports = {
    shop: port('SHOP_PORT', 3000),
    registry: port('REGISTRY_PORT', 3100),
    commerce,
    pages,
    sandbox: port('SANDBOX_PORT', 3900),
    imaging: port('IMAGING_PORT', 4100),
    mail: port('SANDBOX_SMTP_PORT', 3925),
  };
  if (new Set(Object.values(ports)).size < Object.keys(ports).length)
    faults.push(
      'SHOP_PORT, REGISTRY_PORT, COMMERCE_PORT, COMMERCE_PAGES_PORT, SANDBOX_PORT, IMAGING_PORT and SANDBOX_SMTP_PORT must differ',
    );
  const databaseUrl = env['DATABASE_URL'] || undefined;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    faults.push('DATABASE_URL must be the address of a PostgreSQL database (postgresql://…)');
  if (faults.length > 0)
    throw new Error(`the settings are not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  return {
    data: resolve(root, env['STORE_DATA'] || join(root, '.data')),
    host: env['HOST'] || '127.0.0.1',
    ports,
    databaseUrl,
  };
}
