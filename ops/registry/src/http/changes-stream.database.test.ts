/** That something is new, said to who shows it. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { until } from '@suvarna/testing/until';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease } from '../fixtures/release.fixtures.ts';

let registry: TestRegistry;
let ending: AbortController;
beforeEach(async () => {
  ending = new AbortController();
  registry = await startTestRegistry({ streams: { inAll: 2, perAddress: 2, kept: 0 } });
});
afterEach(() => {
  ending.abort();
  return registry.stop();
});

/** Opens a stream. */
const follow = (token = registry.tokens.asha): Promise<Response> =>
  fetch(`${registry.url}/v1/changes`, {
    headers: { authorization: `Bearer ${token}` },
    signal: ending.signal,
  });

/** Kinds that were told so far, each time they were. */
function listen({ body }: Response): readonly string[] {
  const told: string[] = [];
  const decoder = new TextDecoder();
  void (async () => {
    for await (const chunk of body ?? [])
      told.push(
        ...[...decoder.decode(chunk).matchAll(/^event: change\ndata: \{"kind":"(\w+)"\}$/gm)].map(
          ([, kind = '']) => kind,
        ),
      );
  })().catch((error: unknown) => {
    if (!ending.signal.aborted) throw error;
  });
  return told;
}
const post = (path: string, body: object, token = registry.tokens.composer) =>
  registry.call('POST', path, { token, body: { channel: 'production', ...body } });
const none = { documents: 0, sessions: 0, faulty: 0, releases: {} };
const report = () =>
  post('/v1/health/reports', {
    reports: [
      {
        composer: '1'.repeat(16),
        slot: `${new Date().toISOString().slice(0, 16)}:00.000Z`,
        additions: 1,
        control: none,
        canary: none,
      },
    ],
  });

it('names each kind of news, whichever registry it came from', async () => {
  const told = listen(await follow());
  const news = (kind: string) => until(() => told.includes(kind), `news of ${kind}`);
  await registry.putLive(aRelease());
  await news('composition');
  await news('audit');
  await report();
  await news('health');
  await post('/v1/composers', { composer: '1'.repeat(16), revision: 1, shell: '1.0.0' });
  await news('composers');
  await post('/v1/locks', { remote: 'catalog', reason: 'an incident' }, registry.tokens.asha);
  await news('rules');
});

it('says once what came at once', async () => {
  const told = listen(await follow());
  for (let count = 0; count < 10; count += 1) await report();
  await until(() => told.includes('health'), 'news of health');
  expect(told.filter((kind) => kind === 'health').length).toBeLessThan(4);
});

it('names every kind after the connection to the database was lost: something may have been missed', async () => {
  const told = listen(await follow());
  await registry.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'registry-feed' and datname = current_database()`,
  );
  await until(
    () =>
      ['composition', 'audit', 'health', 'composers', 'canary', 'rules'].every((kind) => told.includes(kind)),
    'news of everything',
  );
});

it('has as many readers as there are places', async () => {
  await follow();
  await follow();
  const third = await follow();
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '5']);
});

it('is whole when the registry ends', async () => {
  const answer = await follow();
  const read = answer.text();
  await registry.app.close();
  expect(await read).toContain('retry: 1000');
});
