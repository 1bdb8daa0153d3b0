import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GENESIS, linkHash } from '../domain/audit-chain.ts';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease } from '../fixtures/release.fixtures.ts';

let registry: TestRegistry;

beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.putLive(aRelease());
  await registry.putLive(aRelease({ version: '1.0.1' }));
});
afterAll(() => registry.stop());

const audit = (query = '') => registry.call('GET', `/v1/audit${query}`, { token: registry.tokens.asha });
const verification = async () => (await audit('?verify')).json['verification'];

/** What only an operator with the owner's rights, who also knows of the triggers, can do. Undone afterwards. */
async function verifyTampered(...statements: readonly string[]): Promise<unknown> {
  const setBack = await registry.snapshotDatabase();
  await registry.asOwner(...statements);
  const seen = await verification();
  await setBack();
  return seen;
}

/** The log with other words in it, and every hash after them counted again: a chain like any other. */
async function writtenAnew(was: string, is: string): Promise<string[]> {
  const { rows } = await registry.owner.query<{ seq: number; entry: string }>(
    'select seq, entry from audit order by seq',
  );
  let hash: Buffer = GENESIS;
  const statements = rows.map(({ seq, entry }) => {
    const forged = entry.replaceAll(was, is);
    const previous = hash;
    hash = linkHash(previous, forged);
    return `update audit set entry = '${forged}', previous = '\\x${previous.toString('hex')}', hash = '\\x${hash.toString('hex')}' where seq = ${seq}`;
  });
  return [...statements, `update audit_head set hash = '\\x${hash.toString('hex')}'`];
}

describe('the audit log', () => {
  it('says who did what, when and why, newest first', async () => {
    const { json } = await audit();
    expect(json['rows']).toMatchObject([
      {
        seq: 4,
        action: 'swap',
        actor: 'asha',
        revision: 2,
        remote: 'catalog',
        version: '1.0.1',
        reason: 'for a test',
      },
      { seq: 3, action: 'publish', actor: 'asha', revision: null, remote: 'catalog', version: '1.0.1' },
      { seq: 2, action: 'swap', revision: 1 },
      { seq: 1, action: 'publish' },
    ]);
    expect(json['more']).toBe(false);
    expect((await audit('?limit=1&before=3')).json).toMatchObject({ rows: [{ seq: 2 }], more: true });
    expect(await verification()).toEqual({ ok: true, rows: 4 });
  });

  it('is read by operators: it names people and says what went wrong', async () => {
    for (const query of ['', '?verify']) {
      const strangers = [
        await registry.call('GET', `/v1/audit${query}`),
        await registry.call('GET', `/v1/audit${query}`, { token: registry.tokens.composer }),
      ];
      expect(strangers.map(({ status }) => status)).toEqual([401, 403]);
      for (const { json } of strangers) expect(JSON.stringify(json)).not.toMatch(/asha|for a test/);
    }
    expect((await audit()).status).toBe(200);
  });

  it('grows as one chain when many write at once', async () => {
    const versions = Array.from({ length: 12 }, (_, index) => `2.0.${index}`);
    await Promise.all(versions.map((version) => registry.publish(aRelease({ version }))));
    expect(await verification()).toEqual({ ok: true, rows: 4 + versions.length });
  });

  it.each([
    'update audit set entry = entry',
    'delete from audit',
    'truncate audit',
    'update release set version = version',
    'delete from revision',
    'truncate release cascade',
  ])('refuses "%s" to the service and to the owner of the tables', async (statement) => {
    const before = await registry.everything();
    await expect(registry.pool.query(statement)).rejects.toThrow();
    await expect(registry.owner.query(statement)).rejects.toThrow(/refused: rows are only ever added/);
    expect(await registry.everything()).toEqual(before);
  });

  it('is written by a role that could not change it if the triggers were gone', async () => {
    await registry.owner.query('alter table audit disable trigger all');
    await expect(registry.pool.query(`update audit set entry = 'x'`)).rejects.toThrow(/permission denied/);
    await expect(registry.pool.query('delete from audit')).rejects.toThrow(/permission denied/);
    await expect(registry.pool.query('alter table audit enable trigger all')).rejects.toThrow(
      /must be owner/,
    );
    await registry.owner.query('alter table audit enable trigger all');
  });

  it.each([
    [
      'a changed reason',
      `update audit set entry = replace(entry, 'for a test', 'other words') where seq = 2`,
    ],
    ['a changed actor', `update audit set entry = replace(entry, 'asha', 'ravi') where seq = 3`],
    ['a row taken out', 'delete from audit where seq = 2'],
    ['the last rows cut off', 'delete from audit where seq > 2'],
    [
      'two rows exchanged',
      'update audit a set entry = b.entry from audit b where (a.seq, b.seq) in ((3, 4), (4, 3))',
    ],
  ])('shows %s', async (_what, statement) => {
    expect(await verifyTampered(statement)).toMatchObject({ ok: false });
    expect(await verification()).toMatchObject({ ok: true });
  });

  it('shows a chain that was cut and hashed again, since another end was signed', async () => {
    expect(
      await verifyTampered(
        'delete from audit where seq > 2',
        'update audit_head set seq = 2, hash = (select hash from audit where seq = 2)',
      ),
    ).toMatchObject({
      ok: false,
      why: expect.stringMatching(/set back: it ends at row 2, and row \d+ was signed/),
    });
  });

  it('shows a history written again by the owner of the database, with every hash right', async () => {
    const forgery = await writtenAnew('asha', 'ravi');
    expect(await verifyTampered(...forgery)).toMatchObject({
      ok: false,
      why: 'row 1 was not written by this registry: its key did not sign it',
    });
    expect(await verifyTampered(...forgery, 'delete from signature')).toMatchObject({
      ok: false,
      why: expect.stringContaining('row 1 was not written by this registry'),
    });
    expect(await verification()).toMatchObject({ ok: true });
  });

  it('is not signed as it was found, once histories are signed', async () => {
    const setBack = await registry.snapshotDatabase();
    await registry.asOwner(...(await writtenAnew('asha', 'ravi')), 'delete from signature');
    const { app } = await registry.again();
    const answer = await app.inject({
      url: '/v1/audit?verify',
      headers: { authorization: `Bearer ${registry.tokens.asha}` },
    });
    expect(answer.json()).toMatchObject({ verification: { ok: false } });
    await setBack();
  });

  it('shows a revision whose remotes were changed', async () => {
    expect(await verifyTampered(`update revision set remotes = '{}' where revision = 1`)).toMatchObject({
      ok: false,
      why: 'revision 1 is not as this registry signed it',
    });
  });

  it('hashes the bytes of a row after the hash before it', async () => {
    const { rows } = await registry.owner.query<{ entry: string; previous: Buffer; hash: Buffer }>(
      'select entry, previous, hash from audit order by seq',
    );
    expect(rows.map(({ previous, entry }) => linkHash(previous, entry).toString('hex'))).toEqual(
      rows.map(({ hash }) => hash.toString('hex')),
    );
  });
});

describe('the rows asked for', () => {
  let asked: TestRegistry;
  beforeAll(async () => {
    asked = await startTestRegistry();
    await asked.putLive(aRelease());
    await asked.putLive(aRelease({ version: '1.0.1' }));
  });
  afterAll(() => asked.stop());
  const seqs = async (query: string) => {
    const { json } = await asked.call('GET', `/v1/audit${query}`, { token: asked.tokens.asha });
    return [(json['rows'] as { seq: number }[]).map(({ seq }) => seq), json['more']];
  };

  it('are of one remote, one person or one kind, or all of these', async () => {
    await asked.publish(aRelease({ name: 'account' }));
    const { revision } = await asked.live();
    await asked.call('POST', '/v1/canary/start', {
      token: asked.tokens.ravi,
      body: {
        channel: 'production',
        reason: 'two at once',
        expectedRevision: revision,
        versions: { catalog: '1.0.0', account: '1.0.0' },
      },
    });
    expect(await seqs('?remote=catalog')).toEqual([[6, 4, 3, 2, 1], false]);
    expect(await seqs('?remote=account')).toEqual([[6, 5], false]);
    expect(await seqs('?remote=catalog&limit=2&before=4')).toEqual([[3, 2], true]);
    expect(await seqs('?actor=ravi')).toEqual([[6], false]);
    expect(await seqs('?action=publish&limit=2')).toEqual([[5, 3], true]);
    expect(await seqs('?action=publish&remote=catalog&actor=asha')).toEqual([[3, 1], false]);
    expect(await seqs('?actor=nobody')).toEqual([[], false]);
  });

  it.each(['?limit=0', '?limit=501', '?remote=Catalog', '?actor=', '?action=a;b', '?before=-1', '?who=asha'])(
    'are not those of %s, which is refused',
    async (query) => {
      expect(await audit(query)).toMatchObject({
        status: 400,
        json: { error: { code: 'REQUEST.INVALID' } },
      });
    },
  );
});

describe('a refusal', () => {
  const refusal = () => ({
    channel: 'production',
    revision: 2,
    sequence: 1,
    remote: 'catalog',
    release: aRelease({ version: '1.0.1' }).release,
    reason: 'it renders nothing',
  });

  it('is stored once, however often a composer reports it', async () => {
    for (let times = 0; times < 3; times += 1) {
      expect(
        (await registry.call('POST', '/v1/refusals', { token: registry.tokens.composer, body: refusal() }))
          .status,
      ).toBe(202);
    }
    expect(
      (await registry.call('GET', '/v1/refusals', { token: registry.tokens.asha })).json['refusals'],
    ).toMatchObject([{ remote: 'catalog', reporter: 'composer', why: 'it renders nothing', times: 3 }]);
  });

  it('needs a token and a release that exists', async () => {
    const before = await registry.everything();
    expect((await registry.call('POST', '/v1/refusals', { body: refusal() })).status).toBe(401);
    const unknown = { ...refusal(), release: `sha384-${'A'.repeat(64)}` };
    expect(
      (await registry.call('POST', '/v1/refusals', { token: registry.tokens.composer, body: unknown }))
        .status,
    ).toBe(404);
    expect(await registry.everything()).toEqual(before);
  });
});
