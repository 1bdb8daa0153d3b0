import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createPool, type Pool } from '@suvarna/database/pool';
import { freePorts } from '@suvarna/testing/free-ports';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreConfig } from '../config.ts';
import { openStore, type OpenStore } from '../store/open-store.ts';
import { runStep } from '../store/run-step.ts';
import { answersOk, until } from '../store/until.ts';
import { buyersOf, type Bought } from './buyers.fixtures.ts';
import { filesOf, note, type Noted } from './noted.fixtures.ts';
import { archivingServer, type ArchivingServer } from './server.fixtures.ts';

// A store loses its machine with all disks, and is brought back to a moment before. What stays is what is
// elsewhere: the backups, and the payment provider.

const SECRETS = ['session-secret', 'document-secret', 'push-keys.json', 'sandbox-secrets.json'];
/** Of what a store keeps, what has to be there again; the rest is made again (`composer`, `imaging`, `logs`). */
const KEPT = ['registry', 'published.json', ...SECRETS];
const MADE_AGAIN = ['composer', 'imaging', 'logs', 'store.json'];

let folder: string;
let server: ArchivingServer;
let config: StoreConfig;
let store: OpenStore;
let env: Readonly<Record<string, string>>;
const steps: { readonly step: string; readonly took: string; readonly says: string }[] = [];

async function step<Result>(
  name: string,
  act: () => Promise<Result>,
  says: (result: Result) => string = () => '',
): Promise<Result> {
  const begun = performance.now();
  const result = await act();
  steps.push({
    step: name,
    took: `${((performance.now() - begun) / 1000).toFixed(1)} s`,
    says: says(result),
  });
  return result;
}
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const program = (name: 'backup' | 'restore', ...words: string[]): Promise<void> =>
  runStep({ entry: `ops/local/src/${name}.ts`, words, env, onLine: say });
const operator = async (...words: string[]): Promise<string> => {
  const said: string[] = [];
  const settings = { PATH: env['PATH'] ?? '', STORE_DATA: config.data, REGISTRY_URL: urlOf('registry') };
  await runStep({
    entry: 'ops/registry/src/cli.ts',
    words,
    env: settings,
    onLine: (line) => said.push(line),
  });
  return said.join('\n');
};
const urlOf = (of: 'registry'): string => `http://127.0.0.1:${config.ports[of]}`;
async function asked<Result>(ask: (pool: Pool) => Promise<Result>): Promise<Result> {
  const pool = createPool({ url: server.url, schema: 'commerce', max: 1, statementTimeout: 0 });
  try {
    return await ask(pool);
  } finally {
    await pool.end();
  }
}
interface Sum {
  readonly unit: string;
  readonly sum: string;
  readonly entries: number;
}
const ledger = (): Promise<readonly Sum[]> =>
  asked(
    async (pool) =>
      (
        await pool.query<Sum>(
          `select unit, sum(amount)::text as sum, count(*)::int as entries
           from ledger_entries e join ledger_accounts a on a.id = e.account_id group by unit order by unit`,
        )
      ).rows,
  );

beforeAll(async () => {
  // The account of the database has to get in.
  folder = mkdtempSync('/tmp/suvarna-restore-');
  chmodSync(folder, 0o755);
  const [shop = 0, registry = 0, commerce = 0, pages = 0, sandbox = 0, ...more] = await freePorts(9);
  const [imaging = 0, mail = 0, ofConsole = 0, postgres = 0] = more;
  server = await archivingServer(folder, postgres);
  config = {
    data: join(folder, 'store'),
    host: '127.0.0.1',
    ports: { shop, registry, commerce, pages, sandbox, imaging, mail, console: ofConsole },
    databaseUrl: server.url,
  };
  mkdirSync(config.data);
  writeFileSync(join(folder, 'password'), 'a password of this proof alone', { mode: 0o600 });
  env = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    BACKUP_PGBACKREST_CONFIG: server.config,
    BACKUP_FILES: KEPT.map((name) => join(config.data, name)).join(','),
    RESTIC_REPOSITORY: join(folder, 'backups-of-files'),
    RESTIC_PASSWORD_FILE: join(folder, 'password'),
  };
  store = await openStore(config, new AbortController().signal);
});
afterAll(async () => {
  process.stdout.write(`${table(steps)}\n`);
  await store.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('goes back to a moment, to the byte, and sells on', async () => {
  const buy = await buyersOf(store.shop);
  const several = async (count: number): Promise<readonly Bought[]> => {
    const bought: Bought[] = [];
    for (let number = 0; number < count; number += 1) bought.push(await buy());
    return bought;
  };

  await step('first backup', () => program('backup'));
  const before = await step(
    'orders before T',
    () => several(6),
    ({ length }) => `${length} paid`,
  );
  await operator('kill', 'golden-bounty', '--reason', 'a change before T');
  const noted = await step('noted at T', () => asked(note), said);
  const [ledgerAtT, filesAtT] = [await ledger(), filesOf(join(config.data, 'registry'))];

  const archived = await step(
    'orders after T',
    () => several(4),
    ({ length }) => `${length} paid`,
  );
  await operator('revive', 'golden-bounty', '--reason', 'a change after T');
  await step('second backup', () => program('backup'));
  const after = [...archived, ...(await several(2))];

  await step('everything is destroyed', async () => {
    await server.destroy();
    await store.close();
    for (const name of [...KEPT, ...MADE_AGAIN])
      rmSync(join(config.data, name), { recursive: true, force: true });
  });

  await step('restore', () => program('restore', '--to', noted.at.toISOString()));
  await step('PostgreSQL starts, and reads its log up to T', () => server.start());

  // Before anything of the store runs on it.
  const found = await asked(note);
  expect(differences(noted, found)).toEqual([]);
  expect(await ledger()).toEqual(ledgerAtT);
  const restored = filesOf(join(config.data, 'registry'));
  const missing = [...filesAtT].filter(
    ([file, hash]) => !file.startsWith('heads/') && restored.get(file) !== hash,
  );
  expect(missing).toEqual([]);
  steps.push({
    step: 'compared with T',
    took: '',
    says: `${found.tables.size} tables, ${sum(found)} rows, ${restored.size} files of the registry: no byte differs`,
  });

  const lost = await asked(async (pool) => {
    const { rows } = await pool.query<{ order_no: string }>('select order_no from orders');
    const known = new Set(rows.map(({ order_no: orderNo }) => orderNo));
    expect(before.filter(({ orderNo }) => !known.has(orderNo))).toEqual([]);
    return after.filter(({ orderNo }) => !known.has(orderNo));
  });
  expect(lost).toHaveLength(after.length);
  steps.push({
    step: 'lost after T',
    took: '',
    says: `${lost.length} orders, each paid at the provider; 1 change of the composition, which the registry’s folder remembers`,
  });

  await step('the store starts; one change of an operator', async () => {
    const opening = openStore(config, new AbortController().signal);
    opening.catch(() => undefined);
    // Composers wait for it: the registry signs nothing from a history that is shorter than its memory.
    expect(await until(() => answersOk(`${urlOf('registry')}/readyz`), 90_000)).toBe(true);
    await operator('revive', 'golden-bounty', '--reason', 'goes on after a restore');
    store = await opening;
  });
  const verified = await operator('audit', '--verify');
  expect(verified).toContain('is whole, and each is signed');
  expect(verified).toContain('the log was set back');
  const buyAgain = await buyersOf(store.shop);
  await step('an order on the restored store', buyAgain, ({ orderNo }) => orderNo);
  for (const { sum: balance } of await ledger()) expect(balance).toBe('0');
});

const sum = ({ tables }: Noted): number => [...tables.values()].reduce((total, { rows }) => total + rows, 0);
const said = (noted: Noted): string =>
  `${noted.at.toISOString()}: ${noted.tables.size} tables, ${sum(noted)} rows`;
const differences = (a: Noted, b: Noted): string[] =>
  [...new Set([...a.tables.keys(), ...b.tables.keys()])].filter(
    (name) => a.tables.get(name)?.sha256 !== b.tables.get(name)?.sha256,
  );

function table(rows: readonly object[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const line = (cells: readonly unknown[]): string => `| ${cells.map(String).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join(
    '\n',
  );
}
