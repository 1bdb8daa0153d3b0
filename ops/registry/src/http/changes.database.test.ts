import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hashInAddress } from '@suvarna/contracts/release-delivery';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease } from '../fixtures/release.fixtures.ts';

let registry: TestRegistry;

const freshForEach = (): void => {
  beforeEach(async () => {
    registry = await startTestRegistry();
  });
  afterEach(() => registry.stop());
};

interface Order {
  remote?: string;
  version?: string;
  reason?: string;
  expectedRevision?: number;
  token?: string;
}

async function order(path: string, { token = registry.tokens.asha, ...body }: Order) {
  return registry.call('POST', `/v1/${path}`, {
    token,
    body: {
      channel: 'production',
      reason: 'for a test',
      expectedRevision: (await registry.live()).revision,
      ...body,
    },
  });
}
const versions = async () =>
  Object.fromEntries(
    Object.entries((await registry.live()).remotes).map(([name, { version, killed }]) => [
      name,
      killed ? `${version} killed` : version,
    ]),
  );

describe('an operator', () => {
  freshForEach();

  it('swaps a remote: one signed revision more, the others as they were', async () => {
    await registry.putLive(aRelease({ name: 'account' }));
    await registry.putLive(aRelease());
    await registry.publish(aRelease({ version: '1.0.1', content: 'new' }));
    const before = await registry.live();
    const answer = await order('swaps', { remote: 'catalog', version: '1.0.1' });
    expect(answer).toMatchObject({
      status: 200,
      json: {
        revision: before.revision + 1,
        checks: ['files', 'signature', 'contract', 'events', 'shared', 'paths', 'bytes', 'smoke'],
      },
    });
    const after = await registry.live();
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.remotes).toEqual({
      ...before.remotes,
      catalog: {
        version: '1.0.1',
        release: aRelease({ version: '1.0.1', content: 'new' }).release,
        killed: false,
      },
    });
  });

  it('rolls back change after change, never forward again', async () => {
    await registry.putLive(aRelease());
    for (const version of ['1.0.1', '1.0.2', '1.0.3']) await registry.putLive(aRelease({ version }));
    const seen: unknown[] = [];
    for (let times = 0; times < 3; times += 1) {
      expect((await order('rollbacks', {})).status).toBe(200);
      seen.push((await versions())['catalog']);
    }
    expect(seen).toEqual(['1.0.2', '1.0.1', '1.0.0']);
    expect((await registry.live()).revision).toBe(7);
  });

  it('rolls back a change made after a rollback to where the rollback led', async () => {
    for (const version of ['1.0.0', '1.0.1', '1.0.2']) await registry.putLive(aRelease({ version }));
    await order('rollbacks', {});
    await registry.putLive(aRelease({ version: '1.0.3' }));
    await order('rollbacks', {});
    expect(await versions()).toEqual({ catalog: '1.0.1' });
    await order('rollbacks', {});
    expect(await versions()).toEqual({ catalog: '1.0.0' });
  });

  it('cannot roll back behind the first composition', async () => {
    await registry.putLive(aRelease());
    await order('rollbacks', {});
    expect(await versions()).toEqual({});
    const before = await registry.everything();
    expect(await order('rollbacks', {})).toMatchObject({
      status: 409,
      json: { error: { code: 'COMPOSITION.NOTHING_TO_UNDO' } },
    });
    expect(await registry.everything()).toEqual(before);
  });

  it('kills and revives a remote; a swap in between leaves it killed', async () => {
    await registry.putLive(aRelease());
    expect((await order('kills', { remote: 'catalog' })).status).toBe(200);
    await registry.putLive(aRelease({ version: '1.0.1' }));
    expect(await versions()).toEqual({ catalog: '1.0.1 killed' });
    expect((await order('revivals', { remote: 'catalog' })).status).toBe(200);
    expect(await versions()).toEqual({ catalog: '1.0.1' });
  });
});

describe('an order that is wrong changes nothing', () => {
  beforeAll(async () => {
    registry = await startTestRegistry();
    await registry.putLive(aRelease());
    await registry.publish(aRelease({ version: '1.0.1' }));
  });
  afterAll(() => registry.stop());

  it.each<[string, string, Order, number, string]>([
    [
      'a version that was not published',
      'swaps',
      { remote: 'catalog', version: '9.9.9' },
      404,
      'RELEASE.NOT_FOUND',
    ],
    [
      'a remote that was not published',
      'swaps',
      { remote: 'ghost', version: '1.0.0' },
      404,
      'RELEASE.NOT_FOUND',
    ],
    [
      'a name every object has',
      'swaps',
      { remote: 'constructor', version: '1.0.0' },
      404,
      'RELEASE.NOT_FOUND',
    ],
    [
      'the version that is live',
      'swaps',
      { remote: 'catalog', version: '1.0.0' },
      409,
      'COMPOSITION.UNCHANGED',
    ],
    [
      'a revision of the past',
      'swaps',
      { remote: 'catalog', version: '1.0.1', expectedRevision: 0 },
      409,
      'COMPOSITION.STALE_REVISION',
    ],
    ['a revision of the future', 'rollbacks', { expectedRevision: 99 }, 409, 'COMPOSITION.STALE_REVISION'],
    ['no reason', 'swaps', { remote: 'catalog', version: '1.0.1', reason: '' }, 400, 'REQUEST.INVALID'],
    ['a reason of spaces', 'rollbacks', { reason: '     ' }, 400, 'REQUEST.INVALID'],
    ['a reason with terminal codes', 'rollbacks', { reason: 'fine\u001b[2J' }, 400, 'REQUEST.INVALID'],
    [
      'a reason too long to read',
      'kills',
      { remote: 'catalog', reason: 'x'.repeat(501) },
      400,
      'REQUEST.INVALID',
    ],
    ['no token', 'swaps', { remote: 'catalog', version: '1.0.1', token: '' }, 401, 'REQUEST.UNAUTHORISED'],
    ['a wrong token', 'kills', { remote: 'catalog', token: 'x'.repeat(43) }, 401, 'REQUEST.UNAUTHORISED'],
    [
      'a kill of a remote that is not live',
      'kills',
      { remote: 'checkout' },
      404,
      'COMPOSITION.REMOTE_NOT_FOUND',
    ],
    [
      'a kill of a name every object has',
      'kills',
      { remote: 'constructor' },
      404,
      'COMPOSITION.REMOTE_NOT_FOUND',
    ],
    ['a revival of a remote that lives', 'revivals', { remote: 'catalog' }, 409, 'COMPOSITION.UNCHANGED'],
    ['a path instead of a name', 'swaps', { remote: '../catalog', version: '1.0.1' }, 400, 'REQUEST.INVALID'],
    ['an unknown field', 'kills', { remote: 'catalog', force: true } as Order, 400, 'REQUEST.INVALID'],
  ])('%s', async (_what, path, wrong, status, code) => {
    const before = await registry.everything();
    const answer = await order(path, wrong);
    expect([answer.status, answer.json.error?.code]).toEqual([status, code]);
    expect(await registry.everything()).toEqual(before);
  });

  it('a stale revision is answered with the one that is live', async () => {
    expect(await order('kills', { remote: 'catalog', expectedRevision: 0 })).toMatchObject({
      json: { error: { currentRevision: 1 } },
    });
  });
});

describe('a broken file', () => {
  freshForEach();

  it.each([
    ['changed', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('// evil')])],
    [
      'changed without changing its size',
      (bytes: Buffer) => {
        bytes[0] = 0x20;
        return bytes;
      },
    ],
  ])('that was %s on disk is not swapped in', async (_what, tamper) => {
    const release = aRelease();
    await registry.publish(release);
    const [path, content] = [...release.files][0] ?? ['', Buffer.alloc(0)];
    const integrity = release.descriptor.files.find((file) => file.path === path)?.integrity ?? '';
    const name = hashInAddress(integrity);
    await writeFile(join(registry.dataDir, 'blobs', name.slice(7, 9), name), tamper(Buffer.from(content)));
    const before = await registry.everything();

    expect(await order('swaps', { remote: 'catalog', version: '1.0.0' })).toMatchObject({
      status: 422,
      json: { error: { code: 'COMPOSITION.GATE_REFUSED', faults: [{ check: 'files' }] } },
    });
    expect(await registry.call('GET', `/v1/blobs/${name}`)).toMatchObject({
      status: 500,
      json: { error: { code: 'BLOB.CORRUPT' } },
    });
    expect(await registry.everything()).toEqual(before);
  });

  it('is not rolled back to', async () => {
    const first = aRelease();
    await registry.putLive(first);
    await registry.putLive(aRelease({ version: '1.0.1' }));
    const name = hashInAddress(first.descriptor.files[0]?.integrity ?? '');
    await writeFile(join(registry.dataDir, 'blobs', name.slice(7, 9), name), 'broken');
    const before = await registry.everything();
    expect(await order('rollbacks', {})).toMatchObject({
      status: 422,
      json: { error: { code: 'COMPOSITION.GATE_REFUSED' } },
    });
    expect(await registry.everything()).toEqual(before);
  });
});

describe('two operators at once', () => {
  freshForEach();

  it('exactly one wins, the other is refused, and the log has one row', async () => {
    await registry.putLive(aRelease());
    await registry.publish(aRelease({ version: '1.0.1' }));
    await registry.publish(aRelease({ version: '1.0.2' }));
    const { revision } = await registry.live();
    // Everybody has looked before anybody may write: the lock decides, not who was quicker to look.
    const holder = await registry.owner.connect();
    await holder.query('begin');
    await holder.query('select 1 from channel for update');
    const orders = Promise.all([
      order('swaps', {
        remote: 'catalog',
        version: '1.0.1',
        expectedRevision: revision,
        token: registry.tokens.asha,
      }),
      order('swaps', {
        remote: 'catalog',
        version: '1.0.2',
        expectedRevision: revision,
        token: registry.tokens.ravi,
      }),
      order('kills', { remote: 'catalog', expectedRevision: revision, token: registry.tokens.ravi }),
      order('rollbacks', { expectedRevision: revision, token: registry.tokens.asha }),
    ]);
    try {
      await expectWaiting(4);
    } finally {
      await holder.query('commit');
      holder.release();
    }
    const answers = await orders;
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await registry.live()).toMatchObject({ revision: revision + 1 });
    const { json } = await registry.call('GET', '/v1/audit?verify', { token: registry.tokens.asha });
    expect(
      (json['rows'] as { revision: number | null }[]).filter((row) => row.revision === revision + 1),
    ).toHaveLength(1);
    expect(json['verification']).toMatchObject({ ok: true });
  });

  /** Waits until so many stand before the lock; the service gives up on a lock after a second. */
  async function expectWaiting(count: number): Promise<void> {
    for (const end = Date.now() + 900; Date.now() < end;) {
      const { rows } = await registry.owner.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rows[0]?.waiting === count) return;
    }
    throw new Error(`never ${count} at once`);
  }

  /** The race itself is real: the same moves without the lock lose a change. */
  it('a naive change, which looks and then writes, loses one', async () => {
    await registry.owner.query('create table naive (revision integer)');
    await registry.owner.query('insert into naive values (0)');
    await registry.owner.query('grant select, update on naive to suvarna_registry');
    const { promise: bothLooked, resolve } = Promise.withResolvers<void>();
    let looked = 0;
    const naive = async (): Promise<void> => {
      const { rows } = await registry.pool.query<{ revision: number }>('select revision from naive');
      looked += 1;
      if (looked === 2) resolve();
      await bothLooked;
      await registry.pool.query('update naive set revision = $1', [(rows[0]?.revision ?? 0) + 1]);
    };
    await Promise.all([naive(), naive()]);
    expect((await registry.pool.query('select revision from naive')).rows).toEqual([{ revision: 1 }]);
  });
});
