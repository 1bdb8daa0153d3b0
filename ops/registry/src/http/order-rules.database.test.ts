/** Whose remotes, whose turn and whose hour it is, through the API and the command line. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runCommand } from '../cli/run-command.ts';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease } from '../fixtures/release.fixtures.ts';

let registry: TestRegistry;
let clock: Date;
/** Whether files of releases can be read. */
let broken = false;

beforeEach(async () => {
  clock = new Date();
  broken = false;
  registry = await startTestRegistry({
    now: () => clock,
    twoPeople: ['checkout'],
    raviMoves: ['checkout', 'account'],
    onDisk: (blobs) => ({
      ...blobs,
      async read(hash) {
        if (broken) throw new Error('the disk is gone');
        return blobs.read(hash);
      },
    }),
  });
  await registry.putLive(aRelease({ name: 'checkout' }));
  await registry.putLive(aRelease());
  await registry.publish(aRelease({ name: 'checkout', version: '2.0.0' }));
  await registry.publish(aRelease({ version: '1.1.0' }));
});
afterEach(() => registry.stop());

const as = (who: 'asha' | 'ravi', ...words: readonly string[]) =>
  runCommand([...words, ...(words.includes('--reason') ? [] : ['--reason', 'for a test'])], {
    REGISTRY_URL: registry.url,
    REGISTRY_DATA: registry.dataDir,
    REGISTRY_OPERATOR_TOKEN: registry.tokens[who],
  });
const look = (...words: readonly string[]) =>
  runCommand(words, { REGISTRY_URL: registry.url, REGISTRY_DATA: registry.dataDir });
const versionOf = async (remote: string) => (await registry.live()).remotes[remote]?.version;
const later = (minutes: number): Date => (clock = new Date(clock.getTime() + minutes * 60_000));
const refusedFor = (code: string) => ({ code: 1, err: expect.stringContaining(code) });

describe('checkout goes live by the word of two people', () => {
  it('one orders, another approves, and the log names both', async () => {
    expect(await as('asha', 'swap', 'checkout', '2.0.0')).toMatchObject({
      code: 0,
      err: expect.stringMatching(/written down as order 1, and another person approves it/),
    });
    expect(await versionOf('checkout')).toBe('1.0.0');
    expect((await look('orders')).out).toMatch(/1 +swap checkout +asha +waits for another person/);
    expect(await as('asha', 'approve', '1')).toMatchObject(refusedFor('ORDER.SECOND_PERSON'));
    expect(await as('ravi', 'approve', '1')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/approved: revision 3/),
    });
    expect(await versionOf('checkout')).toBe('2.0.0');
    expect((await look('audit', '--verify')).out).toMatch(
      /asha +swap checkout 2\.0\.0 +3 +for a test \(order 1, approved by ravi\)[^]*each is signed/,
    );
    expect(await as('ravi', 'approve', '1')).toMatchObject(refusedFor('ORDER.NOT_WAITING'));
  });

  it('a canary of it as well, and one that is withdrawn is not carried out', async () => {
    expect((await as('asha', 'canary', 'start', 'checkout@2.0.0', 'catalog@1.1.0')).err).toContain('order 1');
    expect((await as('asha', 'withdraw', '1')).code).toBe(0);
    expect(await as('ravi', 'approve', '1')).toMatchObject(refusedFor('ORDER.NOT_WAITING'));
    expect((await registry.live()).canary).toBe(undefined);
  });

  it('but it is killed, rolled back and revived by one', async () => {
    for (const words of [['kill', 'checkout'], ['revive', 'checkout'], ['rollback']])
      expect((await as('asha', ...words)).code).toBe(0);
  });

  it('what was refused when its turn came says why', async () => {
    await as('asha', 'swap', 'checkout', '2.0.0');
    await as('asha', 'lock', 'checkout');
    await as('asha', 'unlock', 'checkout');
    await as('ravi', 'lock', 'checkout');
    expect(await as('ravi', 'approve', '1')).toMatchObject(refusedFor('ORDER.LOCKED'));
    expect((await look('orders')).out).toMatch(/refused: ORDER\.LOCKED/);
  });
});

describe('a token', () => {
  it('moves the remotes of its team alone', async () => {
    for (const words of [
      ['swap', 'catalog', '1.1.0'],
      ['kill', 'catalog'],
      ['lock', 'catalog'],
      ['rollback', 'catalog'],
      ['canary', 'start', 'catalog@1.1.0'],
    ])
      expect(await as('ravi', ...words)).toMatchObject(refusedFor('ORDER.NOT_YOURS'));
    const { bytes } = aRelease({ version: '1.2.0' });
    expect(
      await registry.call('POST', '/v1/releases', {
        token: registry.tokens.ravi,
        body: { descriptor: bytes.toString('base64') },
      }),
    ).toMatchObject({ status: 403, json: { error: { code: 'ORDER.NOT_YOURS' } } });
    expect((await as('ravi', 'kill', 'checkout')).code).toBe(0);
  });
});

describe('in a freeze', () => {
  it('nothing new goes live, and what takes something back does', async () => {
    const ends = new Date(clock.getTime() + 3_600_000).toISOString();
    expect((await as('asha', 'freeze', '--until', ends, '--reason', 'festival')).out).toBe(
      'freeze 1 is set\n',
    );
    for (const words of [
      ['swap', 'catalog', '1.1.0'],
      ['canary', 'start', 'catalog@1.1.0'],
    ])
      expect(await as('asha', ...words)).toMatchObject(refusedFor('ORDER.FROZEN'));
    expect((await as('asha', 'kill', 'catalog')).code).toBe(0);
    expect((await as('asha', 'unfreeze', '1')).code).toBe(0);
    expect((await as('asha', 'swap', 'catalog', '1.1.0')).code).toBe(0);
  });

  it('a canary that would go on waits, and one that does harm is turned back', async () => {
    await as(
      'asha',
      'canary',
      'start',
      'catalog@1.1.0',
      '--minutes',
      '0',
      '--sessions',
      '0',
      '--steps',
      '25,50',
    );
    await as('asha', 'freeze', '--until', new Date(clock.getTime() + 3_600_000).toISOString());
    await registry.watch();
    expect((await registry.live()).canary?.percent).toBe(25);
    await registry.call('POST', '/v1/canary/alarms', {
      token: registry.tokens.composer,
      body: { channel: 'production', kind: 'ledger-difference', reason: 'one paisa' },
    });
    await registry.watch();
    expect((await registry.live()).canary).toBe(undefined);
  });

  it.each([
    ['ends before it begins', ['--at', '2030-01-02T00:00Z', '--until', '2030-01-01T00:00Z']],
    ['is over', ['--until', '2020-01-01T00:00Z']],
  ])('that %s is refused', async (_what, words) => {
    expect(await as('asha', 'freeze', ...words)).toMatchObject(refusedFor('ORDER.TIME_INVALID'));
  });

  it.each([['tomorrow'], ['2030-01-01']])('%s is no time', async (until) => {
    expect(await as('asha', 'freeze', '--until', until)).toMatchObject(refusedFor('REQUEST.INVALID'));
  });
});

describe('an order for later', () => {
  it('is carried out in its hour, once, with the composition of then', async () => {
    const at = new Date(clock.getTime() + 30 * 60_000).toISOString();
    expect((await as('asha', 'swap', 'catalog', '1.1.0', '--at', at)).err).toContain(`carried out at ${at}`);
    await registry.watch();
    expect(await versionOf('catalog')).toBe('1.0.0');
    await as('asha', 'kill', 'checkout');
    later(31);
    const second = await registry.again();
    await Promise.all([registry.watch(), second.watch()]);
    expect(await versionOf('catalog')).toBe('1.1.0');
    const rows = (await registry.owner.query<{ entry: string }>('select entry from audit')).rows;
    expect(rows.filter(({ entry }) => entry.includes('"swap"') && entry.includes('1.1.0'))).toHaveLength(1);
    await second.app.close();
  });

  it('is not carried out where a lock stands, and says so', async () => {
    await as('asha', 'swap', 'catalog', '1.1.0', '--at', new Date(clock.getTime() + 60_000).toISOString());
    await registry.owner.query(
      `insert into remote_lock (channel, remote, reason, said_by, locked_at) values ('production', 'catalog', 'incident', 'meera', now())`,
    );
    later(2);
    await registry.watch();
    expect(await versionOf('catalog')).toBe('1.0.0');
    expect((await look('orders')).out).toMatch(/refused: ORDER\.LOCKED: catalog is locked by meera/);
  });

  it('that fails for a reason of ours takes none of those after it along: they are carried out at the next look', async () => {
    const at = new Date(clock.getTime() + 60_000).toISOString();
    await registry.publish(aRelease({ version: '1.1.1' }));
    for (const version of ['1.1.0', '1.1.1']) await as('asha', 'swap', 'catalog', version, '--at', at);
    later(2);
    broken = true;
    await expect(registry.watch()).rejects.toThrow('the disk is gone');
    expect((await look('orders')).out).toMatch(/2 +swap catalog[^\n]*waits[^]*1 +swap catalog[^\n]*failed/);
    broken = false;
    await registry.watch();
    expect(await versionOf('catalog')).toBe('1.1.1');
  });

  it('is approved and withdrawn in the log of its own channel', async () => {
    await as('asha', 'swap', 'checkout', '2.0.0');
    await registry.asOwner(`update waiting_order set channel = 'staging'`);
    expect((await as('asha', 'withdraw', '1')).code).toBe(0);
    const { json } = await registry.call('GET', '/v1/audit?limit=1', { token: registry.tokens.asha });
    expect(json['rows']).toMatchObject([{ action: 'withdraw', channel: 'staging' }]);
  });

  it('of yesterday is refused', async () => {
    expect(await as('asha', 'swap', 'catalog', '1.1.0', '--at', '2020-01-01T00:00Z')).toMatchObject(
      refusedFor('ORDER.TIME_INVALID'),
    );
  });
});

it('a remote that somebody else works on is left alone', async () => {
  expect((await as('ravi', 'lock', 'account', '--reason', 'an incident')).code).toBe(0);
  await registry.publish(aRelease({ name: 'account' }));
  expect(await as('asha', 'swap', 'account', '1.0.0')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/ORDER\.LOCKED[^]*locked by ravi: "an incident"/),
  });
  expect(await as('asha', 'lock', 'account')).toMatchObject(refusedFor('ORDER.LOCKED'));
  expect((await as('asha', 'unlock', 'account')).code).toBe(0);
  expect((await as('asha', 'swap', 'account', '1.0.0')).code).toBe(0);
});
