/** Compositions name the end of the audit log, so that composers notice a log that was written again. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AuditEnd,
  type Composition,
  type CompositionEnvelope,
  verifyEnvelope,
  verifyHead,
} from '@suvarna/contracts/release-delivery';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease } from '../fixtures/release.fixtures.ts';

let now: Date;
let registry: TestRegistry;

beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  registry = await startTestRegistry({ now: () => now });
  await registry.putLive(aRelease());
});
afterEach(() => registry.stop());

const later = (hours: number): void => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const envelope = async (): Promise<CompositionEnvelope> =>
  (await registry.call('GET', '/v1/compositions/production')).json as unknown as CompositionEnvelope;
const acknowledge = (taken: CompositionEnvelope) =>
  registry.call('POST', '/v1/acknowledgements', {
    token: registry.tokens.composer,
    body: { channel: 'production', envelope: taken },
  });
const rows = async (): Promise<(AuditEnd & { action: string })[]> =>
  (await registry.call('GET', '/v1/audit', { token: registry.tokens.asha })).json['rows'] as (AuditEnd & {
    action: string;
  })[];
const end = async (): Promise<AuditEnd> => {
  const [last] = await rows();
  return { seq: last?.seq ?? 0, hash: last?.hash ?? '' };
};
const verification = async () =>
  (await registry.call('GET', '/v1/audit?verify', { token: registry.tokens.asha })).json['verification'];
async function head() {
  const nonce = 'n'.repeat(32);
  const { json } = await registry.call('GET', `/v1/compositions/production/head?nonce=${nonce}`);
  const verdict = verifyHead(json, registry.keys, { nonce });
  if (!verdict.ok) throw new Error(verdict.reason);
  return verdict.head;
}

/** What a composer does with envelopes: it remembers the highest it believed. */
function aComposer() {
  let believed: Pick<Composition, 'sequence' | 'revision' | 'audit'> = { sequence: 0, revision: 0 };
  return {
    take(taken: CompositionEnvelope): string {
      const verdict = verifyEnvelope(taken, registry.keys, {
        lastSequence: believed.sequence,
        lastRevision: believed.revision,
        lastAudit: believed.audit ?? null,
        now: now.getTime(),
      });
      if (!verdict.ok) return verdict.reason;
      believed = verdict.composition;
      return 'taken';
    },
  };
}

describe('a composition', () => {
  it('names the row of its own change, and after a publication the end of the log of then', async () => {
    expect((await registry.live()).audit).toEqual(await end());
    expect(await rows()).toMatchObject([{ seq: 2, action: 'swap' }, { seq: 1 }]);
    await registry.publish(aRelease({ version: '1.0.1' }));
    await registry.renew();
    expect((await registry.live()).audit).toEqual(await end());
    expect(await end()).toMatchObject({ seq: 3 });
  });

  it('names no less than the head that was answered before it', async () => {
    await registry.publish(aRelease({ version: '1.0.1' }));
    const { audit, revision, sequence } = await head();
    expect(audit).toEqual(await end());
    expect(await registry.live()).toMatchObject({ revision, sequence, audit });
  });

  it('never names less than the one before it, whichever registry signs', async () => {
    const other = await registry.again();
    const composer = aComposer();
    const refused: string[] = [];
    let busy = true;
    const reading = (async () => {
      while (busy) {
        const verdict = composer.take(await envelope());
        if (verdict !== 'taken') refused.push(verdict);
      }
    })();
    for (let turn = 1; turn <= 6; turn += 1) {
      const version = `2.0.${turn}`;
      await registry.publish(aRelease({ version }));
      const { revision: expectedRevision } = await registry.live();
      const swap = other.app.inject({
        method: 'POST',
        url: '/v1/swaps',
        headers: { authorization: `Bearer ${registry.tokens.asha}` },
        payload: {
          channel: 'production',
          remote: 'catalog',
          version,
          reason: 'for a test',
          expectedRevision,
        },
      });
      later(2);
      await Promise.all([
        swap,
        registry.renew(),
        other.renew(),
        registry.publish(aRelease({ version: `3.0.${turn}` })),
      ]);
    }
    busy = false;
    await reading;
    expect(refused).toEqual([]);
    expect(await verification()).toEqual({ ok: true, rows: 20 });
  });
});

describe('a log that was written again with the key, database and folder set back together', () => {
  let composer: ReturnType<typeof aComposer>;
  let taken: CompositionEnvelope;

  beforeEach(async () => {
    composer = aComposer();
    const goBack = await registry.snapshotDatabase();
    await registry.putLive(aRelease({ version: '1.0.1' }));
    taken = await envelope();
    composer.take(taken);
    await goBack();
    await registry.forget();
    later(1);
    // The same number of rows and the same revision, for another release.
    await registry.putLive(aRelease({ version: '1.0.2' }));
  });

  it('is refused by who took a composition of the log before', async () => {
    expect(composer.take(await envelope())).toBe('COMPOSITION.HISTORY_REWRITTEN');
  });

  it('is noticed as soon as one composer shows what it took, and not signed again', async () => {
    expect(await verification()).toMatchObject({ ok: true });
    expect((await acknowledge(taken)).status).toBe(202);
    expect(await verification()).toMatchObject({
      ok: false,
      why: 'row 4 is another than the one that was signed',
    });
    const served = await envelope();
    later(13);
    await registry.renew();
    expect(await envelope()).toEqual(served);
    // A composer without memory is not led there either, nor by another registry on this database.
    expect(aComposer().take(served)).toBe('taken');
    const { audit } = await head();
    expect(audit).toMatchObject({ seq: 4 });
    expect(audit).not.toEqual((await registry.live()).audit);
    await registry.forget();
    expect(await head()).toMatchObject({ audit });
  });

  it('goes on above with the next change, which says for good what is missing', async () => {
    await acknowledge(taken);
    await registry.putLive(aRelease({ version: '1.0.3' }));
    expect(composer.take(await envelope())).toBe('taken');
    expect(await verification()).toMatchObject({ ok: true, setBackBefore: [5] });
    await acknowledge(taken);
    expect(await verification()).toMatchObject({ ok: true, setBackBefore: [5] });
  });

  it('is noticed too when the composer has the later row by now, and shows the one before it', async () => {
    await registry.putLive(aRelease({ version: '1.0.3' }));
    const next = await envelope();
    expect(composer.take(next)).toBe('taken');
    await acknowledge(taken);
    await acknowledge(next);
    expect(await verification()).toMatchObject({ ok: false, why: expect.stringContaining('row 4') });
    await registry.publish(aRelease({ version: '1.0.4' }));
    expect(await verification()).toMatchObject({ ok: true, setBackBefore: [7] });
    await registry.renew();
    expect(composer.take(await envelope())).toBe('taken');
  });
});

it('a log that lost a row which the composition in the database names is noticed by the registry itself', async () => {
  await registry.publish(aRelease({ version: '1.0.1' }));
  await registry.renew();
  await registry.asOwner(
    'delete from audit where seq = 3',
    `delete from signature where subject = 'audit 3'`,
    'update audit_head set seq = 2, hash = (select hash from audit where seq = 2)',
  );
  await registry.forget();
  later(2);
  const served = await envelope();
  await registry.renew();
  expect(await envelope()).toEqual(served);
  expect(await verification()).toMatchObject({
    ok: false,
    why: 'the log was set back: it ends at row 2, and row 3 was signed',
  });
});

describe('a backup that was put back', () => {
  it('goes on above every row that was signed, with the memory beside the key', async () => {
    const [composer, slow] = [aComposer(), aComposer()];
    const goBack = await registry.snapshotDatabase();
    await registry.putLive(aRelease({ version: '1.0.1' }));
    const seen = await envelope();
    slow.take(seen);
    for (const version of ['1.0.2', '1.0.3']) await registry.putLive(aRelease({ version }));
    const taken = await envelope();
    composer.take(taken);
    await goBack();

    // Rows 3 to 8 are lost: row 9 follows row 2.
    await registry.publish(aRelease({ version: '1.0.1' }));
    expect(await rows()).toMatchObject([{ seq: 9, action: 'publish' }, { seq: 2 }, { seq: 1 }]);
    await registry.putLive(aRelease({ version: '1.0.4' }));
    const restored = await envelope();
    expect([composer.take(restored), slow.take(restored)]).toEqual(['taken', 'taken']);
    expect(await registry.live()).toMatchObject({ revision: 5, audit: { seq: 11 } });
    // What a composer took of the rows that are lost is no news: the log says that they were there.
    for (const each of [seen, taken]) await acknowledge(each);
    expect(await verification()).toMatchObject({ ok: true, rows: 5, setBackBefore: [9] });
  });

  it('goes on when publications alone were lost', async () => {
    const composer = aComposer();
    const goBack = await registry.snapshotDatabase();
    await registry.publish(aRelease({ version: '1.0.1' }));
    await registry.renew();
    composer.take(await envelope());
    await goBack();
    later(2);
    await registry.renew();
    expect(composer.take(await envelope())).toBe('COMPOSITION.REPLAYED');
    await registry.putLive(aRelease({ version: '1.0.1' }));
    expect(composer.take(await envelope())).toBe('taken');
    expect(await verification()).toMatchObject({ ok: true, setBackBefore: [4] });
  });

  it('goes on without that memory as soon as composers have said what they took', async () => {
    const composer = aComposer();
    const goBack = await registry.snapshotDatabase();
    for (const version of ['1.0.1', '1.0.2']) await registry.putLive(aRelease({ version }));
    const taken = await envelope();
    composer.take(taken);
    await goBack();
    await registry.forget();
    later(1);
    // An operator was quicker than the composers.
    await registry.putLive(aRelease({ version: '1.0.1' }));
    expect(composer.take(await envelope())).toMatch(/SET_BACK|HISTORY_REWRITTEN/);
    await acknowledge(taken);
    await registry.putLive(aRelease({ version: '1.0.2' }));
    expect(composer.take(await envelope())).toBe('taken');
    expect(await verification()).toMatchObject({ ok: true, setBackBefore: [7] });
  });
});
