import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { verifyEnvelope, readCompositionKeys } from '@suvarna/contracts/release-delivery';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease } from '../fixtures/release.fixtures.ts';

const HOUR = 3_600_000;
let now: Date;
let registry: TestRegistry;

beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  registry = await startTestRegistry({ now: () => now });
});
afterEach(() => registry.stop());

const envelope = async () => (await registry.call('GET', '/v1/compositions/production')).json;

describe('the live composition', () => {
  it('begins empty, at revision 0', async () => {
    expect(await registry.live()).toMatchObject({ channel: 'production', revision: 0, remotes: {} });
  });

  it('is signed with the key that /v1/keys answers', async () => {
    await registry.putLive(aRelease());
    const { json } = await registry.call('GET', '/v1/keys');
    const keys = readCompositionKeys(
      (json['keys'] as { publicKey: string }[]).map(({ publicKey }) => publicKey),
    );
    expect(verifyEnvelope(await envelope(), keys, { lastSequence: 0, now: now.getTime() })).toMatchObject({
      ok: true,
      composition: { revision: 1 },
    });
  });

  it('is the same envelope for half its life, then signed again at the next look', async () => {
    const first = await envelope();
    const { sequence, revision } = await registry.live();
    now = new Date(now.getTime() + 11 * HOUR);
    expect(await envelope()).toEqual(first);
    now = new Date(now.getTime() + 2 * HOUR);
    const renewed = await registry.live();
    expect(renewed).toMatchObject({ revision, expires: new Date(now.getTime() + 24 * HOUR).toISOString() });
    expect(renewed.sequence).toBeGreaterThan(sequence);
  });

  it('signed again by many who look at once, is signed once', async () => {
    now = new Date(now.getTime() + 13 * HOUR);
    const envelopes = await Promise.all(Array.from({ length: 8 }, envelope));
    const { sequence } = await registry.live();
    expect(sequence).toBe(Math.floor(now.getTime() / 1_000));
    // A composer that looked while the first was signing may have read the one before; none reads a third.
    expect(new Set(envelopes.map(({ signature }) => signature)).size).toBeLessThanOrEqual(2);
  });

  it('is signed again every hour also when no composer looks', async () => {
    const { sequence } = await registry.live();
    await registry.renew();
    expect((await registry.live()).sequence).toBe(sequence);
    now = new Date(now.getTime() + HOUR + 1);
    await registry.renew();
    expect((await registry.live()).sequence).toBeGreaterThan(sequence);
  });

  it('keeps its sequence growing when the clock goes back', async () => {
    await registry.putLive(aRelease());
    const { sequence } = await registry.live();
    now = new Date(now.getTime() - 120_000);
    await registry.putLive(aRelease({ version: '1.0.1' }));
    expect((await registry.live()).sequence).toBe(sequence + 1);
  });

  it('of an unknown channel is a 404', async () => {
    for (const path of ['/v1/compositions/canary', '/v1/compositions/canary/events']) {
      expect(await registry.call('GET', path)).toMatchObject({
        status: 404,
        json: { error: { code: 'COMPOSITION.NOT_FOUND' } },
      });
    }
  });
});

describe('the event stream', () => {
  it('sends the live composition at once and every change after it', async () => {
    const stream = await fetch(`${registry.url}/v1/compositions/production/events`, {
      headers: { accept: 'text/event-stream' },
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const events = readEvents(stream);
    const live = await registry.live();
    expect((await events.next()).value).toEqual({
      event: 'composition',
      data: { revision: 0, sequence: live.sequence },
    });
    await registry.putLive(aRelease());
    const changed = await registry.live();
    expect((await events.next()).value).toEqual({
      event: 'composition',
      data: { revision: 1, sequence: changed.sequence },
    });
    await events.return(undefined);
  });

  it('heals when the database cuts its connection', async () => {
    const stream = await fetch(`${registry.url}/v1/compositions/production/events`);
    const events = readEvents(stream);
    await events.next();
    await registry.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'registry-feed' and datname = current_database()`,
    );
    await registry.putLive(aRelease());
    expect((await events.next()).value).toMatchObject({ data: { revision: 1 } });
    await events.return(undefined);
  });
});

describe('event streams', () => {
  let limited: TestRegistry;
  beforeEach(async () => {
    limited = await startTestRegistry({ streams: { inAll: 7, perAddress: 3, kept: 2 } });
  });
  afterEach(() => limited.stop());

  /** Opens streams for an address a proxy on this machine names, and reads until each has begun. */
  const open = async (client: string, ending: AbortController, token?: string) => {
    const answer = await fetch(`${limited.url}/v1/compositions/production/events`, {
      headers: { 'x-forwarded-for': client, ...(token && { authorization: `Bearer ${token}` }) },
      signal: ending.signal,
    });
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      code: answer.ok ? null : ((await answer.json()) as { error: { code: string } }).error.code,
    };
  };
  const FULL = { status: 503, retryAfter: '5', code: 'STREAMS.FULL' };

  it('are bounded for each address and in all, and a place that is given back is taken again', async () => {
    const [first, others] = [new AbortController(), new AbortController()];
    for (let count = 0; count < 3; count += 1)
      expect(await open('203.0.113.1', first)).toMatchObject({ status: 200 });
    expect(await open('203.0.113.1', others)).toEqual(FULL);
    for (let count = 0; count < 2; count += 1)
      expect(await open('203.0.113.2', others)).toMatchObject({ status: 200 });
    expect(await open('203.0.113.3', others)).toEqual(FULL);
    // What is asked instead of a stream goes on.
    expect((await fetch(`${limited.url}/v1/compositions/production`)).status).toBe(200);
    first.abort();
    for (;;) {
      const answer = await open('203.0.113.3', others);
      if (answer.status === 200) break;
      expect(answer).toEqual(FULL);
    }
    others.abort();
  });

  it('of strangers leave places to composers, whose address is not counted', async () => {
    const ending = new AbortController();
    const { composer, asha } = limited.tokens;
    for (const [at, client] of [
      '203.0.113.1',
      '203.0.113.1',
      '203.0.113.1',
      '203.0.113.2',
      '203.0.113.2',
    ].entries())
      expect([at, await open(client, ending)]).toEqual([at, expect.objectContaining({ status: 200 })]);
    expect(await open('203.0.113.3', ending)).toEqual(FULL);
    expect(await open('203.0.113.3', ending, 'x'.repeat(40))).toEqual(FULL);
    expect(await open('203.0.113.1', ending, composer)).toMatchObject({ status: 200 });
    expect(await open('203.0.113.1', ending, asha)).toMatchObject({ status: 200 });
    expect(await open('203.0.113.1', ending, composer)).toEqual(FULL);
    ending.abort();
  });

  it('of an unknown channel take no place', async () => {
    const ending = new AbortController();
    for (let count = 0; count < 10; count += 1) {
      expect((await fetch(`${limited.url}/v1/compositions/canary/events`)).status).toBe(404);
    }
    expect(await open('203.0.113.1', ending)).toMatchObject({ status: 200 });
    ending.abort();
  });
});

async function* readEvents({ body }: Response): AsyncGenerator<{ event: string | undefined; data: unknown }> {
  let text = '';
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString('utf8');
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = new Map(
        text
          .slice(0, end)
          .split('\n')
          .map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
      );
      text = text.slice(end + 2);
      if (fields.has('event'))
        yield { event: fields.get('event'), data: JSON.parse(fields.get('data') ?? 'null') as unknown };
    }
  }
}
