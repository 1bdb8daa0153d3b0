import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { until } from '@suvarna/testing/until';
import { NoBrowser } from './renderer/no-browser.ts';
import {
  addressOf,
  testService,
  testRenderer,
  type TestService,
  type TestServiceOptions,
} from './testing.fixtures.ts';

const AVIF = { accept: 'image/avif,image/webp,*/*' };
const FOR_EVER = 'public, max-age=31536000, immutable';

const running: TestService[] = [];
afterEach(async () => {
  for (const service of running.splice(0)) await service.close();
});

async function start(options: TestServiceOptions): Promise<TestService> {
  const service = await testService(options);
  running.push(service);
  return service;
}

const ask = ({ http }: TestService, url: string, headers: Record<string, string> = AVIF) =>
  http.inject({ method: 'GET', url, headers });
const waiting = async (service: TestService) =>
  (await ask(service, '/readyz')).json<{ waiting: number }>().waiting;
const sizeOf = async (file: Buffer) => (await sharp(file).metadata()).width;

describe('a committed picture', () => {
  it('is served as it lies there, for ever, and not sent twice', async () => {
    const service = await start({ committed: [1] });
    const answer = await ask(service, addressOf(1));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': FOR_EVER,
      vary: 'Accept',
      'x-picture': 'final',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const again = await ask(service, addressOf(1), { ...AVIF, 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(service.asked()).toBe(0);
  });

  it.each([
    ['weakly', (etag: string) => `W/${etag}`, 304],
    ['among others', (etag: string) => `"other", W/"more",${etag}`, 304],
    ['as whatever it is', () => '*', 304],
    ['as another', () => '"other"', 200],
    ['as a part of it', (etag: string) => etag.slice(0, -5), 200],
  ])('known %s is answered accordingly', async (_how, tags, status) => {
    const service = await start({ committed: [1] });
    const { etag } = (await ask(service, addressOf(1))).headers;
    expect(
      (await ask(service, addressOf(1), { ...AVIF, 'if-none-match': tags(String(etag)) })).statusCode,
    ).toBe(status);
  });

  it('comes smaller, and in older formats, without being drawn or asking anybody', async () => {
    const service = await start({ committed: [1] });
    service.cutOff(true);
    for (const [accept, type] of [
      ['image/avif', 'image/avif'],
      ['image/webp', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ] as const) {
      const answer = await ask(service, addressOf(1, { width: 360 }), { accept });
      expect([answer.statusCode, answer.headers['content-type'], await sizeOf(answer.rawPayload)]).toEqual([
        200,
        type,
        360,
      ]);
    }
  });

  it('is never found under another metal or view', async () => {
    const service = await start({ committed: [1] });
    const { key } = /-(?<key>[0-9a-z]{14})$/.exec(addressOf(1))?.groups ?? {};
    for (const picture of [
      { colour: 'rose' as const, key: key ?? '' },
      { view: 'side' as const, key: key ?? '' },
    ]) {
      expect((await ask(service, addressOf(1, picture))).headers['x-picture']).toBeUndefined();
    }
  });

  it('is the placeholder of its larger self while that is made, and no cache keeps it as that', async () => {
    const renderer = testRenderer();
    renderer.hold();
    const service = await start({ renderer, committed: [1] });
    const meanwhile = await ask(service, addressOf(1, { width: 1024 }));
    expect([
      meanwhile.statusCode,
      await sizeOf(meanwhile.rawPayload),
      meanwhile.headers['cache-control'],
      meanwhile.headers['x-picture'],
    ]).toEqual([200, 515, 'no-store', 'smaller']);
    renderer.release();
  });
});

describe('a picture that is not made yet', () => {
  it('is made small first, then as asked, once however many ask, and stored on disk', async () => {
    const renderer = testRenderer();
    const service = await start({ renderer });
    const address = addressOf(1, { view: 'side', colour: 'rose', width: 1024 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(service, address)));
    expect(
      answers.map(({ statusCode, headers }) => [
        statusCode,
        headers['cache-control'],
        headers['x-picture'],
        headers['content-type'],
      ]),
    ).toEqual(Array.from({ length: 8 }, () => [200, 'no-store', 'smaller', 'image/avif']));
    await until(async () => (await waiting(service)) === 0);
    expect((await ask(service, address)).headers).toMatchObject({
      'cache-control': FOR_EVER,
      'x-picture': 'final',
    });
    expect(
      await sizeOf(
        (await ask(service, addressOf(1, { view: 'side', colour: 'rose', width: 360 }))).rawPayload,
      ),
    ).toBe(360);
    expect(renderer.made).toEqual(['1 side rose 515', '1 side rose 1024']);
    // A new process finds it.
    const next = await start({ folder: service.folder });
    expect((await ask(next, address)).headers['x-picture']).toBe('final');
  });

  it('is never shown under another view or metal: while it is made its place is empty, without a word', async () => {
    const renderer = testRenderer();
    renderer.hold();
    const service = await start({ renderer, committed: [1], env: { IMAGING_PATIENCE_MS: '0' } });
    const side = await ask(service, addressOf(1, { view: 'side' }));
    expect([
      side.statusCode,
      side.headers['x-picture'],
      side.headers['content-type'],
      side.headers['cache-control'],
    ]).toEqual([503, 'placeholder', 'image/svg+xml', 'no-store']);
    expect(side.payload).not.toMatch(/<text|\p{Script=Devanagari}/u);
    const rose = await ask(service, addressOf(1, { colour: 'rose' }));
    expect([
      rose.statusCode,
      rose.headers['x-picture'],
      rose.headers['content-type'],
      rose.headers['cache-control'],
    ]).toEqual([503, 'placeholder', 'image/svg+xml', 'no-store']);
    renderer.release();
  });

  it('can be waited for without fetching it', async () => {
    const service = await start({ renderer: testRenderer() });
    const answer = await service.http.inject({ method: 'HEAD', url: addressOf(1), headers: AVIF });
    expect([answer.statusCode, answer.headers['x-picture'], answer.rawPayload.length]).toEqual([
      200,
      'final',
      0,
    ]);
  });

  it('is made again when its file is gone', async () => {
    const renderer = testRenderer();
    const service = await start({ renderer, env: { IMAGING_MEMORY_MB: '1' } });
    await ask(service, addressOf(1));
    await rm(join(service.folder, 'cache'), { recursive: true });
    const next = await start({ renderer, folder: service.folder });
    expect((await ask(next, addressOf(1))).headers['x-picture']).toBe('final');
    expect(renderer.made).toHaveLength(2);
  });

  it('is served although it cannot be stored', async () => {
    const service = await start({ renderer: testRenderer() });
    await rm(join(service.folder, 'cache'), { recursive: true, force: true });
    await writeFile(join(service.folder, 'cache'), 'no folder');
    for (const width of [515, 360])
      expect([(await ask(service, addressOf(1, { width }))).headers['x-picture']]).toEqual(['final']);
  });

  it.each([
    ['empty', ''],
    ['half a picture', 'half'],
  ])('is made again when its file is %s', async (_what, content) => {
    const renderer = testRenderer();
    const service = await start({ renderer });
    await ask(service, addressOf(1));
    const [file] = (await readdir(join(service.folder, 'cache'), { recursive: true })).filter((name) =>
      name.endsWith('.avif'),
    );
    await writeFile(join(service.folder, 'cache', String(file)), content);
    const next = await start({ renderer, folder: service.folder });
    const answer = await ask(next, addressOf(1, { width: 360 }));
    expect([answer.statusCode, answer.headers['x-picture'], await sizeOf(answer.rawPayload)]).toEqual([
      200,
      'final',
      360,
    ]);
    expect(renderer.made).toHaveLength(2);
  });

  it('comes in a new browser when the old one dies', async () => {
    const renderer = testRenderer();
    const service = await start({ renderer });
    await ask(service, addressOf(1));
    renderer.die();
    expect((await ask(service, addressOf(2))).headers['x-picture']).toBe('final');
    expect(renderer.opened()).toBe(2);
  });

  it('waits for commerce without a broken image', async () => {
    const service = await start({ renderer: testRenderer() });
    service.cutOff(true);
    const answer = await ask(service, addressOf(1));
    expect([answer.statusCode, answer.headers['x-picture'], answer.headers['cache-control']]).toEqual([
      503,
      'placeholder',
      'no-store',
    ]);
    expect(answer.headers['retry-after']).toBe('5');
  });
});

describe('the picture for links', () => {
  it('is composed from the committed one, as a JPEG for ever whatever is accepted, without being drawn', async () => {
    const renderer = testRenderer();
    const service = await start({ renderer, committed: [1] });
    const answer = await ask(service, addressOf(1, { width: 'social' }));
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['cache-control'],
      answer.headers['x-picture'],
      answer.headers.vary,
    ]).toEqual([200, 'image/jpeg', FOR_EVER, 'final', undefined]);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1_200,
      height: 630,
    });
    expect([renderer.made, service.asked()]).toEqual([[], 0]);
  });

  it('is drawn large when there is nothing, and stored', async () => {
    const renderer = testRenderer();
    const service = await start({ renderer });
    const address = addressOf(1, { colour: 'rose', width: 'social' });
    const [first, second] = [await ask(service, address), await ask(service, address)];
    expect([first.headers['x-picture'], second.headers['x-picture'], renderer.made]).toEqual([
      'final',
      'final',
      ['1 hero rose 1024'],
    ]);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it('is never another view, nor the drawing of nothing', async () => {
    const service = await start({ committed: [1] });
    for (const address of [
      addressOf(1, { view: 'side', width: 'social' }),
      addressOf(2, { width: 'social' }),
    ]) {
      const nothing = await ask(service, address);
      expect([nothing.statusCode, nothing.headers['x-picture'], nothing.headers['retry-after']]).toEqual([
        404,
        'none',
        undefined,
      ]);
    }
  });
});

describe('an address that names no picture of today', () => {
  // Two releases at once may each lead to the other's key: a browser that cached both answers would go in a circle.
  it.each([
    ['of an older drawing', addressOf(1, { key: '0123456789abcd', colour: 'rose' }), 'no-store'],
    ['without a key', '/media/designs/1/hero-rose-515', 'public, max-age=300'],
  ])('%s leads to it', async (_what, url, cached) => {
    const renderer = testRenderer();
    const service = await start({ renderer });
    const answer = await ask(service, url);
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      302,
      addressOf(1, { colour: 'rose' }),
      cached,
    ]);
    expect(renderer.made).toEqual([]);
  });
});

describe('without a browser', () => {
  it('what is committed is served, the rest is none and says so at once, and so does readiness', async () => {
    const service = await start({ committed: [1] });
    expect((await ask(service, addressOf(1))).headers['x-picture']).toBe('final');
    const none = await ask(service, addressOf(1, { view: 'side' }));
    expect([none.statusCode, none.headers['x-picture'], none.headers['cache-control']]).toEqual([
      404,
      'none',
      'no-store',
    ]);
    expect((await ask(service, addressOf(2))).headers['x-picture']).toBe('none');
    const ordered = await service.http.inject({
      method: 'POST',
      url: '/drawings',
      payload: { pictures: [addressOf(2)] },
    });
    expect([ordered.statusCode, ordered.json()]).toEqual([202, { asked: 1, drawing: 0, there: [] }]);
    expect((await ask(service, '/readyz')).json()).toEqual({
      status: 'ready',
      studio: 'none',
      committed: 1,
      waiting: 0,
    });
  });

  it('one that cannot be opened is not tried for every picture', async () => {
    let opened = 0;
    const service = await start({
      renderer: {
        ...testRenderer(),
        open: async () => {
          opened += 1;
          throw new NoBrowser('no browser');
        },
      },
    });
    expect((await ask(service, addressOf(1))).headers['x-picture']).toBe('none');
    const before = opened;
    expect((await ask(service, addressOf(1))).headers['x-picture']).toBe('none');
    expect(opened).toBe(before);
  });

  it('one that cannot be opened is none, until it can be', async () => {
    const renderer = testRenderer();
    let lacksLibraries = true;
    const service = await start({
      renderer: {
        open: async () => {
          if (lacksLibraries) throw new NoBrowser('no browser');
          return renderer.open();
        },
      },
    });
    const rendererNow = async (): Promise<unknown> =>
      (await ask(service, '/readyz')).json<{ studio: string }>().studio;
    const before = await rendererNow();
    await ask(service, addressOf(1));
    const then = await rendererNow();
    lacksLibraries = false;
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    await ask(service, addressOf(1));
    expect([before, then, await rendererNow()]).toEqual(['ready', 'none', 'ready']);
  });
});

describe('the views of a design', () => {
  it('that share a scene are drawn one after the other', async () => {
    const renderer = testRenderer();
    renderer.hold();
    const service = await start({ renderer });
    const looked = [ask(service, addressOf(9))];
    await until(() => renderer.opened() === 1);
    const views = [
      addressOf(1),
      addressOf(1, { view: 'worn' }),
      addressOf(2),
      addressOf(1, { view: 'front' }),
      addressOf(1, { colour: 'rose' }),
    ];
    for (const [at, view] of views.entries()) {
      looked.push(ask(service, view));
      await until(async () => (await waiting(service)) === at + 2);
    }
    renderer.release();
    await Promise.all(looked);
    expect(renderer.made.slice(1)).toEqual([
      '1 hero yellow 515',
      '1 front yellow 515',
      '1 hero rose 515',
      '1 worn yellow 515',
      '2 hero yellow 515',
    ]);
  });
});

describe('pictures of a page that is being made', () => {
  const order = (service: TestService, pictures: readonly unknown[]) =>
    service.http.inject({ method: 'POST', url: '/drawings', payload: { pictures } });

  it('are drawn before anybody asks, those that are there are not, and the answer does not wait', async () => {
    const renderer = testRenderer();
    renderer.hold();
    const service = await start({ renderer, committed: [1] });
    const answer = await order(service, [
      addressOf(1),
      addressOf(1, { view: 'front' }),
      addressOf(1, { view: 'side' }),
    ]);
    expect([answer.statusCode, answer.json()]).toEqual([
      202,
      { asked: 3, drawing: 2, there: [addressOf(1)] },
    ]);
    expect(renderer.made).toEqual([]);
    renderer.release();
    await until(() => renderer.made.length === 2);
    // Drawn is not kept yet: another size of it may be all there is for a moment.
    await until(
      async () => (await ask(service, addressOf(1, { view: 'side' }))).headers['x-picture'] === 'final',
    );
    // Which of the two is found missing first is the disk's affair.
    expect(renderer.made.toSorted()).toEqual(['1 front yellow 515', '1 side yellow 515']);
    // A caller who orders them again hears that they are there now.
    expect((await order(service, [addressOf(1, { view: 'side' })])).json()).toEqual({
      asked: 1,
      drawing: 0,
      there: [addressOf(1, { view: 'side' })],
    });
  });

  it('wait behind those a reader looks at, and are as urgent as these once a reader does', async () => {
    const renderer = testRenderer();
    renderer.hold();
    const service = await start({ renderer });
    await order(service, [addressOf(1)]);
    await until(() => renderer.opened() === 1);
    await order(service, [addressOf(2), addressOf(3)]);
    const looked = Promise.all([ask(service, addressOf(4)), ask(service, addressOf(3))]);
    // The product of each was asked for, once when it was ordered and once when it is looked at: all are as urgent as they get.
    await until(async () => service.asked() === 5 && (await waiting(service)) === 4);
    renderer.release();
    await looked;
    await until(() => renderer.made.length === 4);
    // The first was being drawn already.
    const [first, ...rest] = renderer.made.map((made) => Number(made.split(' ')[0]));
    expect([first, new Set(rest.slice(0, 2)), rest[2]]).toEqual([1, new Set([3, 4]), 2]);
  });

  it('come before a larger one of what is shown already, and behind what is not there at all', async () => {
    const renderer = testRenderer();
    renderer.hold();
    const service = await start({ renderer, committed: [1] });
    const looked = [ask(service, addressOf(9))];
    await until(() => renderer.opened() === 1);
    expect((await ask(service, addressOf(1, { width: 1024 }))).headers['x-picture']).toBe('smaller');
    await order(service, [addressOf(2)]);
    looked.push(ask(service, addressOf(3)));
    await until(async () => (await waiting(service)) === 4);
    renderer.release();
    await Promise.all(looked);
    await until(() => renderer.made.length === 4);
    expect(renderer.made).toEqual([
      '9 hero yellow 515',
      '3 hero yellow 515',
      '2 hero yellow 515',
      '1 hero yellow 1024',
    ]);
  });

  it('keep no reader out who sees nothing, however many larger ones wait', async () => {
    const renderer = testRenderer();
    renderer.hold();
    const service = await start({ renderer, committed: [1, 2, 3, 4, 5, 6, 7], env: { IMAGING_QUEUE: '8' } });
    const looked = [ask(service, addressOf(9))];
    await until(() => renderer.opened() === 1);
    for (const n of [1, 2, 3, 4, 5, 6, 7]) await ask(service, addressOf(n, { width: 1024 }));
    await order(service, [addressOf(10)]);
    looked.push(ask(service, addressOf(11)));
    await until(async () => (await waiting(service)) === 5);
    renderer.release();
    await Promise.all(looked);
    await until(() => renderer.made.length === 5);
    expect(renderer.made.map((made) => made.replace(' hero yellow', ''))).toEqual([
      '9 515',
      '11 515',
      '10 515',
      '1 1024',
      '2 1024',
    ]);
  });

  it('take a quarter of the queue at most', async () => {
    const renderer = testRenderer();
    renderer.hold();
    const service = await start({ renderer, env: { IMAGING_QUEUE: '8' } });
    const answer = await order(
      service,
      Array.from({ length: 9 }, (_, at) => addressOf(at + 1)),
    );
    expect(answer.json()).toEqual({ asked: 9, drawing: 3, there: [] });
    renderer.release();
  });

  it('take a quarter of a minute at most, and what a reader waits for is drawn all the same', async () => {
    const renderer = testRenderer();
    const service = await start({ renderer });
    const now = jest.spyOn(performance, 'now');
    const from = performance.now();
    let clock = from;
    now.mockImplementation(() => clock);
    renderer.hold();
    await order(service, [addressOf(1)]);
    await until(() => renderer.opened() === 1);
    // It takes sixteen seconds: as much as a busy machine needs for large ones.
    clock = from + 16_000;
    renderer.release();
    await until(async () => (await waiting(service)) === 0);
    expect((await order(service, [addressOf(2)])).json()).toMatchObject({ drawing: 0 });
    expect((await ask(service, addressOf(3))).headers['x-picture']).toBe('final');
    clock = from + 77_000;
    expect((await order(service, [addressOf(2)])).json()).toMatchObject({ drawing: 1 });
    await until(() => renderer.made.length === 3);
    now.mockRestore();
  });

  it.each([[['/etc/passwd']], [[addressOf(1), 7]], [[]], [Array.from({ length: 99 }, () => addressOf(1))]])(
    '%j are no pictures',
    async (pictures) => {
      const service = await start({ renderer: testRenderer() });
      expect((await order(service, pictures)).statusCode).toBe(400);
    },
  );

  it('of another drawing than today’s, or of no product, are left alone', async () => {
    const renderer = testRenderer();
    const service = await start({ renderer });
    expect(
      (await order(service, [addressOf(1, { key: '0123456789abcd' }), addressOf(5_000)])).json(),
    ).toEqual({ asked: 2, drawing: 0, there: [] });
    service.cutOff(true);
    expect((await order(service, [addressOf(900)])).json()).toEqual({ asked: 1, drawing: 0, there: [] });
  });
});

describe('under load', () => {
  it('many misses wait in one queue, and a full queue says so with a picture', async () => {
    const renderer = testRenderer();
    renderer.hold();
    const service = await start({ renderer, env: { IMAGING_QUEUE: '4', IMAGING_PATIENCE_MS: '20000' } });
    const answers = Promise.all(Array.from({ length: 12 }, (_, at) => ask(service, addressOf(at + 1))));
    // 4 wait, one is being drawn; the others are answered at once.
    await until(async () => (await waiting(service)) >= 5);
    renderer.release();
    const kinds = (await answers).map(
      ({ statusCode, headers }) =>
        `${statusCode} ${String(headers['x-picture'])} ${String(headers['retry-after'] ?? '')}`,
    );
    expect(kinds.filter((kind) => kind === '200 final ')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === '503 placeholder 5')).toHaveLength(7);
    expect(renderer.made).toHaveLength(5);
  });

  it('committed pictures wait in one queue to be resized, and a full queue says so with a picture', async () => {
    const products = Array.from({ length: 9 }, (_, at) => at + 1);
    const service = await start({ committed: products, env: { IMAGING_QUEUE: '3' } });
    const answers = await Promise.all(products.map((n) => ask(service, addressOf(n, { width: 360 }))));
    const kinds = answers.map(
      ({ statusCode, headers }) =>
        `${statusCode} ${String(headers['x-picture'])} ${String(headers['retry-after'] ?? '')} ${String(headers['cache-control'])}`,
    );
    expect(kinds.filter((kind) => kind === `200 final  ${FOR_EVER}`)).toHaveLength(5);
    expect(kinds.filter((kind) => kind === '503 placeholder 5 no-store')).toHaveLength(4);
    expect((await ask(service, addressOf(9, { width: 360 }))).headers['x-picture']).toBe('final');
  });
});

describe('a hostile address', () => {
  it.each([
    '/media/designs/1/hero-yellow-515-x',
    '/media/designs/x/hero-yellow-515-0123456789abcd',
    `${addressOf(1)}?size=9000`,
    `${addressOf(1)}?again=1&again=2`,
    `${addressOf(1)}?again=1?`,
    `${addressOf(1)}?again=1?size=9000`,
    `/media/designs/1/${'a'.repeat(90)}`,
    '/media/designs/1/%2e%2e%2fhero',
    '/media/designs/%00/hero-yellow-515-0123456789abcd',
    '/media/designs/1/%E0%A4%A',
    '/media/designs/99999999999/hero-yellow-515-0123456789abcd',
  ])('%s is refused', async (url) => {
    const service = await start({ renderer: testRenderer() });
    const answer = await ask(service, url);
    expect([
      answer.statusCode,
      answer.json<{ code: string }>().code,
      answer.headers['cache-control'],
      answer.headers['x-content-type-options'],
    ]).toEqual([400, 'REQUEST.INVALID', 'no-store', 'nosniff']);
  });

  it.each([addressOf(5_000), '/media/designs/1', '/etc/passwd'])('%s does not exist', async (url) => {
    const renderer = testRenderer();
    const service = await start({ renderer });
    const answer = await ask(service, url);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'REQUEST.NOT_FOUND']);
    expect(renderer.made).toEqual([]);
  });
});
