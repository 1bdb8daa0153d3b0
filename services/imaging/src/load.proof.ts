import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reportFigures } from '@suvarna/testing/report-figures';
import autocannon from 'autocannon';
import fc from 'fast-check';
import { request } from 'node:http';
import { until } from '@suvarna/testing/until';
import { startOwnProcess, type OwnProcess } from './own-process.fixtures.ts';
import { testChromium } from './renderer/chromium.fixtures.ts';
import { addressOf } from './testing.fixtures.ts';

const HITS_PER_SECOND = 2_000;
const SECONDS = 10;
const CROWD = 50;
const LINE = 20;
const MORE_MEGABYTES = 150;
const AVIF = { accept: 'image/avif,image/webp,*/*' };

(testChromium === '' ? describe.skip : describe)('the image service under load', () => {
  let service: OwnProcess;
  beforeAll(async () => {
    service = await startOwnProcess({
      CHROMIUM: testChromium,
      IMAGING_QUEUE: String(LINE),
      IMAGING_PATIENCE_MS: '60000',
    });
  });
  afterAll(() => service.stop());

  const ask = async (path: string) => {
    const answer = await fetch(`${service.origin}${path}`, { headers: AVIF, redirect: 'manual' });
    await answer.arrayBuffer();
    return {
      status: answer.status,
      kind: answer.headers.get('x-picture') ?? 'none',
      type: answer.headers.get('content-type') ?? '',
      retryAfter: answer.headers.get('retry-after'),
    };
  };

  it(`answers ${HITS_PER_SECOND} requests a second for pictures it has made`, async () => {
    const paths = [1, 2, 3].map((product) => addressOf(product, { width: 360 }));
    for (const path of paths) expect(await ask(path)).toMatchObject({ status: 200, kind: 'final' });
    const made = await service.drawn();
    const { requests, latency, duration, non2xx, errors, timeouts } = await autocannon({
      url: service.origin,
      connections: 16,
      workers: 1,
      duration: SECONDS,
      headers: AVIF,
      requests: paths.map((path) => ({ method: 'GET' as const, path })),
    });
    const perSecond = Math.round(requests.total / duration);
    reportFigures('hits', { per_second: perSecond, ms_p50: latency.p50, ms_p99: latency.p99 });
    expect({ failed: non2xx + errors + timeouts, drawn: (await service.drawn()) - made }).toEqual({
      failed: 0,
      drawn: 0,
    });
    expect(perSecond).toBeGreaterThanOrEqual(HITS_PER_SECOND);
  });

  it(`lets ${LINE} of ${CROWD} wait for pictures that are not made, gives the others what it has, and stays small`, async () => {
    const [before, made] = [service.residentMegabytes(), await service.drawn()];
    let most = before;
    let longest = 0;
    const done = new AbortController();
    const crowd = Promise.all(Array.from({ length: CROWD }, (_, at) => ask(addressOf(100 + at)))).finally(
      () => done.abort(),
    );
    let late: Awaited<ReturnType<typeof ask>> | undefined;
    const askLate = async (): Promise<void> => {
      // Its hero in this metal was made for the hits; its side would have to be drawn, and nothing else shows it.
      late = await ask(addressOf(1, { view: 'side' }));
    };
    while (!done.signal.aborted) {
      const waiting = await service.waiting();
      longest = Math.max(longest, waiting);
      most = Math.max(most, service.residentMegabytes());
      if (waiting > LINE && late === undefined) await askLate();
    }
    const kinds = Object.groupBy(await crowd, ({ status, kind, retryAfter }) =>
      `${status} ${kind} ${retryAfter ?? ''}`.trim(),
    );
    reportFigures('crowd', {
      asked: CROWD,
      most_waiting: longest,
      finished: kinds['200 final']?.length ?? 0,
      busy: kinds['503 placeholder 5']?.length ?? 0,
      megabytes: Math.round(before),
      megabytes_more: Math.round(most - before),
    });
    // One is being drawn while the others wait.
    expect(longest).toBe(LINE + 1);
    expect(Object.fromEntries(Object.entries(kinds).map(([kind, all]) => [kind, all?.length]))).toEqual({
      '200 final': LINE + 1,
      [`503 placeholder 5`]: CROWD - LINE - 1,
    });
    expect(late).toEqual({ status: 503, kind: 'placeholder', type: 'image/svg+xml', retryAfter: '5' });
    expect((await service.drawn()) - made).toBe(LINE + 1);
    expect(most - before).toBeLessThan(MORE_MEGABYTES);
  });

  it('goes on in another process when the one that draws is killed, between pictures and in the middle of one', async () => {
    const [first = 0] = service.drawers();
    process.kill(first, 'SIGKILL');
    expect(await ask(addressOf(200))).toMatchObject({ status: 200, kind: 'final' });
    const [second = 0] = service.drawers();
    const underWay = ask(addressOf(201, { width: 1024 }));
    await until(async () => (await service.waiting()) > 0);
    process.kill(second, 'SIGKILL');
    // The small one, which comes first.
    expect(await underWay).toMatchObject({ status: 200, kind: 'smaller' });
    const [third = 0, ...more] = service.drawers();
    reportFigures('killed processes', { killed: 2, alive: 1 + more.length });
    expect(new Set([first, second, third]).size).toBe(3);
    expect(more).toEqual([]);
  });

  it('refuses what is no address of a picture, and draws nothing for it', async () => {
    // What was asked for before is drawn.
    await until(async () => {
      const ready = await fetch(`${service.origin}/readyz`);
      return ((await ready.json()) as { readonly waiting: number }).waiting === 0;
    });
    const [made, before] = [await service.drawn(), service.residentMegabytes()];
    const words = fc.oneof(
      fc.webUrl().map((url) => encodeURIComponent(url)),
      fc.string({ maxLength: 120 }).map((text) => encodeURIComponent(text)),
      fc.constantFrom(
        '%2e%2e%2f',
        '%00',
        '%E0%A4%A',
        'hero',
        'yellow',
        '9999999999',
        '-1',
        '1e9',
        'NaN',
        '__proto__',
        'a'.repeat(9_000),
      ),
    );
    const name = fc.oneof(
      words,
      fc
        .tuple(
          fc.constantFrom('hero', 'back', ''),
          fc.constantFrom('yellow', 'green', ''),
          fc.constantFrom('515', '8192', '0', '-1', '1e3'),
          words,
        )
        .map((parts) => parts.join('-')),
    );
    const path = fc
      .tuple(
        fc.oneof(words, fc.integer().map(String)),
        name,
        fc.oneof(
          fc.constant(''),
          words.map((word) => `?${word}`),
        ),
      )
      .map(([product, picture, query]) => `/media/designs/${product}/${picture}${query}`);
    const statuses: Record<number, number> = {};
    await fc.assert(
      fc.asyncProperty(path, async (url) => {
        const status = await statusOf(service.origin, url);
        statuses[status] = (statuses[status] ?? 0) + 1;
        // 431: longer than any address may be. 302: it is an address, without a key.
        expect([302, 400, 404, 431]).toContain(status);
      }),
      { numRuns: 3_000 },
    );
    reportFigures('hostile addresses', {
      asked: 3_000,
      ...Object.fromEntries(Object.entries(statuses).map(([status, count]) => [`answered_${status}`, count])),
      megabytes_more: Math.round(service.residentMegabytes() - before),
    });
    expect(statuses[400]).toBeGreaterThan(1_000);
    expect(await service.drawn()).toBe(made);
    expect(await ask(addressOf(1, { width: 360 }))).toMatchObject({ status: 200, kind: 'final' });
  });
});

/** As it is written, which `fetch` would tidy up first; on a connection of its own, since a refusal may end it. */
function statusOf(origin: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${origin}/`, { path, headers: AVIF, agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });
}
