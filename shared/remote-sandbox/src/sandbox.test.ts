/** Bundles as they should be, and bundles that try everything: in real processes. */
import { createServer, type Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { listenAt, shut } from '@suvarna/testing/local-server';
import { RemoteFailure, type MadePage } from './pages-under-way.ts';
import { BundleRefused, type Sandbox } from './sandbox.ts';
import { aBundle, anOrder, open } from './sandbox.fixtures.ts';

jest.setTimeout(60_000);

const opened: Sandbox[] = [];
const anOpen = async (...words: Parameters<typeof open>): Promise<Sandbox> => {
  const sandbox = await open(...words);
  opened.push(sandbox);
  return sandbox;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((sandbox) => sandbox.close()));
});

describe('a page', () => {
  it('is loaded and rendered with what the contract hands in', async () => {
    const calls: string[] = [];
    const sandbox = await anOpen(
      aBundle({
        load: `const { data } = await context.api.get('product/7/', { query: { a: 'b c', none: undefined }, expect: { name: 'string' } }); return { kind: 'data', data };`,
      }),
    );
    expect(sandbox.remote).toEqual({ name: 'demo', version: '1.0.0' });
    const made = await sandbox.page(
      anOrder({
        call: async (path) => {
          calls.push(path);
          return { status: 200, body: Buffer.from('{"error":false,"data":{"name":"अँगूठी <b>"}}') };
        },
      }),
    );
    expect(calls).toEqual(['product/7/?a=b+c']);
    expect(made).toEqual({
      kind: 'page',
      head: { title: 'Hello' },
      dataJson: Buffer.from('{"name":"अँगूठी <b>"}'),
      markup: Buffer.from('<p>{&quot;name&quot;:&quot;अँगूठी &lt;b&gt;&quot;}</p>'),
    });
  });

  it.each([
    [`return { kind: 'not-found' }`, { kind: 'not-found' }],
    [
      `return { kind: 'redirect', to: '/x/', permanent: true }`,
      { kind: 'redirect', to: '/x/', permanent: true },
    ],
  ])('may be something else: %s', async (load, outcome) => {
    expect(await (await anOpen(aBundle({ load }))).page(anOrder())).toEqual(outcome);
  });

  it('may take as long as it has, and gets an error when it had it', async () => {
    const sandbox = await anOpen(
      aBundle({
        load: `await new Promise((_, reject) => context.signal.addEventListener('abort', () => reject(context.signal.reason)));`,
      }),
    );
    await expect(sandbox.page(anOrder({ deadlineMs: 200 }))).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('that fails says what was thrown, and whether the back end was the cause', async () => {
    const sandbox = await anOpen(
      aBundle({ load: `if (id === 'home') throw new TypeError('no price'); await context.api.get('x/');` }),
    );
    await expect(sandbox.page(anOrder())).rejects.toMatchObject({
      message: 'no price',
      backEnd: false,
      stack: 'TypeError: no price\n    in demo 1.0.0',
    });
    await expect(
      sandbox.page(anOrder({ routeId: 'other', call: async () => ({ status: 503, body: '' }) })),
    ).rejects.toMatchObject({ message: 'x/ answered 503', backEnd: true });
    await expect(
      sandbox.page(
        anOrder({
          routeId: 'other',
          call: async () => {
            throw new Error('down');
          },
        }),
      ),
    ).rejects.toMatchObject({ backEnd: true });
  });

  it('has names of the web that pages use', async () => {
    const sandbox = await anOpen(
      aBundle({
        load: `
      const query = new URLSearchParams('a=1&b=%E0%A4%85+x&a=2&bad=%zz'); query.append('c', "!'()~ *"); query.delete('bad'); query.set('a', 3);
      const later = await new Promise((resolve) => setTimeout(resolve, 1, 'later'));
      const address = new URL('/x/?q=1#h', 'https://shop.example');
      return { kind: 'data', data: [query.toString(), query.get('b'), [...query], later, address.href, address.searchParams.get('q'), URL.canParse('no'), AbortSignal.any([context.signal]).aborted, Object.keys(navigator).length] };`,
      }),
    );
    const made = await sandbox.page(anOrder());
    const expected = new URLSearchParams('a=1&b=%E0%A4%85+x&a=2');
    expected.append('c', "!'()~ *");
    expected.set('a', '3');
    expect(made.kind === 'page' && JSON.parse(made.dataJson.toString())).toEqual([
      expected.toString(),
      'अ x',
      [...expected],
      'later',
      'https://shop.example/x/?q=1#h',
      '1',
      false,
      false,
      0,
    ]);
  });
});

describe('a bundle is refused before it runs', () => {
  it.each([
    [`import fs from 'node:fs';`, 'it imports node:fs'],
    [`import { exec } from 'child_process';`, 'it imports child_process'],
    [`export * from 'node:net';`, 'it imports node:net'],
    [`import './other.mjs';`, 'it imports ./other.mjs'],
    [`const fs = import('node:fs');`, 'it imports while it runs'],
    [`const fs = require('fs');`, 'it requires fs'],
    [`const fs = process.getBuiltinModule('fs');`, 'it reaches for process.getBuiltinModule'],
    [`const fs = process['binding']('fs');`, 'it reaches for process.binding'],
    [`const here = import.meta.url;`, 'it asks where it is'],
    [`const m = process.mainModule;`, 'it reaches for process.mainModule'],
    [`const x = ;`, 'Unexpected token'],
  ])('%s', async (top, fault) => {
    await expect(anOpen(aBundle({ top }))).rejects.toThrow(fault);
  });

  it.each([
    [`throw new Error('no such luck');`, 'does not load: no such luck'],
    [`throw { get message() { throw new Error('hidden'); } };`, 'something that says nothing'],
    [`for (;;);`, 'did not start within 500 ms'],
    [`eval('1');`, 'Code generation from strings disallowed'],
  ])('or while it is: %s', async (top, fault) => {
    await expect(anOpen(aBundle({ top }), fault.includes('500') ? { startMs: 500 } : {})).rejects.toThrow(
      fault,
    );
  });

  it('or because it is something else', async () => {
    await expect(anOpen(`export const remote = { name: 'demo', version: '1.0.0' };`)).rejects.toThrow(
      BundleRefused,
    );
  });
});

describe('a bundle that looks for more', () => {
  let trap: Server;
  let searcher: Sandbox;
  let calls = 0;
  const attempts: readonly (readonly [what: string, expression: string])[] = [
    ['an environment', 'process.env'],
    ['the process by a constructor', `this.constructor.constructor('return process')()`],
    ['the process by the global object', `globalThis.constructor.constructor('return process')()`],
    ['the process by what is handed in', `context.api.get.constructor('return process')()`],
    [
      'the process by an error of the API',
      `await context.api.get('x/').catch((e) => e.constructor.constructor('return process')())`,
    ],
    ['the process by its own data', `context.params.constructor.constructor('return process')()`],
    [
      'the process by an overflow',
      `(() => { try { (function f() { context.api.get('x/'); f(); })(); } catch (e) { return e.constructor.constructor('return process')(); } })()`,
    ],
    [
      'the process by the frames of a stack',
      `(() => { try { Error.prepareStackTrace = (_, frames) => frames; const [frame] = new Error('x').stack; return frame.getThis().process.env; } finally { delete Error.prepareStackTrace; } })()`,
    ],
    ['the process by an asynchronous function', `(async () => {}).constructor('return process')()`],
    ['modules', 'require'],
    ['the network by fetch', 'await fetch(context.params.trap)'],
    ['the network by a socket', 'new WebSocket(context.params.trap)'],
    ['the network by a stream of events', 'new EventSource(context.params.trap)'],
    ['the output of the process', 'console._stdout.write'],
    ['code that is compiled', 'new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))'],
    ['memory that threads share', 'new SharedArrayBuffer(8)'],
  ];
  let trapAt: string;
  const found = 'what it may find';
  const seek = (what: string): Promise<MadePage> =>
    searcher.page(
      anOrder({
        route: {
          ...anOrder().route,
          params: { what, trap: trapAt },
        },
      }),
    );

  beforeAll(async () => {
    trap = createServer((_request, answer) => {
      calls += 1;
      answer.end();
    });
    trapAt = await listenAt(trap);
    const methods = [...attempts, [found, 'context.params.what'] as const].map(
      ([what, expression]) => `async ${JSON.stringify(what)}(context) { return ${expression}; }`,
    );
    searcher = await open(
      aBundle({
        top: `const attempts = { ${methods.join(', ')} };`,
        load: `return { kind: 'data', data: ['found', String(await attempts[context.params.what](context))] };`,
      }),
    );
  });
  afterAll(async () => {
    await shut(trap);
    await searcher.close();
  });

  it.each(attempts)('finds no %s', async (what) => {
    await expect(seek(what)).rejects.toThrow(RemoteFailure);
    expect(calls).toBe(0);
    expect(await seek(found)).toMatchObject({ dataJson: Buffer.from(JSON.stringify(['found', found])) });
  });

  it.each([
    ['an address', `new URL('http://a.b/c')`],
    ['a timer', `setTimeout(() => 0, 1)`],
    ['a question to the API', `context.api.get('x/').catch(note)`],
    ['a stack', `note(new Error('x')), new Error('x').stack`],
    ['a stack of its own', `Error.captureStackTrace(own), own.stack`],
    ['an error of the language', `null.x`],
    ['code from a text', `Function('1')`],
    ['a rejected promise', `Promise.reject(own)`],
    ['the console', `console.log('x')`],
  ])('gets no object of the process where its stack ends, by %s', async (_, attempt) => {
    const sandbox = await anOpen(
      aBundle({
        load: `const own = {}; let seen = 0, foreign = 0, left = 0, all = 200;
          const note = (error) => { seen += 1; if (!(error instanceof Error)) foreign += 1; try { error.stack; } catch (other) { note(other); } };
          const dive = () => { try { dive(); } catch (error) { note(error); left = 40; }
            if (left > 0 && all > 0) { left -= 1; all -= 1; try { ${attempt}; } catch (error) { note(error); } } };
          const from = (depth) => { const one = depth, two = depth; return one + two === 0 ? dive() : from(depth - 1); };
          for (let depth = 0; depth < 40; depth += 1) from(depth);
          return { kind: 'data', data: [seen > 39, foreign] };`,
      }),
    );
    expect(await sandbox.page(anOrder())).toMatchObject({ dataJson: Buffer.from('[true,0]') });
  });

  it('sees no name of the process among its globals', async () => {
    const sandbox = await anOpen(
      aBundle({ load: `return { kind: 'data', data: Object.getOwnPropertyNames(globalThis) };` }),
    );
    const made = await sandbox.page(anOrder());
    const names = made.kind === 'page' ? (JSON.parse(made.dataJson.toString()) as string[]) : [];
    expect(names.filter((name) => /^[a-z]/.test(name)).sort()).toEqual([
      'clearTimeout',
      'console',
      'decodeURI',
      'decodeURIComponent',
      'encodeURI',
      'encodeURIComponent',
      'escape',
      'eval',
      'globalThis',
      'isFinite',
      'isNaN',
      'navigator',
      'parseFloat',
      'parseInt',
      'queueMicrotask',
      'setTimeout',
      'undefined',
      'unescape',
    ]);
  });

  it('reaches the API by paths of the API only', async () => {
    const sandbox = await anOpen(
      aBundle({
        load: `try { await context.api.get(context.params.to); return { kind: 'data', data: 200 }; } catch (error) { return { kind: 'data', data: error.status }; }`,
      }),
    );
    const statusOf = async (to: string): Promise<string> => {
      const made = await sandbox.page(
        anOrder({
          route: { ...anOrder().route, params: { to } },
          call: async () => ({ status: 200, body: '{"error":false,"data":null}' }),
        }),
      );
      return `${to} ${made.kind === 'page' ? String(made.dataJson) : made.kind}`;
    };
    expect(
      await Promise.all(
        ['../admin/', '/admin/', 'a/../../metrics', 'x//y', 'a\\b', 'a\r\nx: y', 'product/7/'].map(statusOf),
      ),
    ).toEqual([
      '../admin/ 400',
      '/admin/ 400',
      'a/../../metrics 400',
      'x//y 400',
      'a\\b 400',
      'a\r\nx: y 400',
      'product/7/ 200',
    ]);
  });

  it('may not ask the API without end', async () => {
    let calls = 0;
    const sandbox = await anOpen(
      aBundle({ load: `for (let i = 0; i < 100; i += 1) await context.api.get('x/');` }),
    );
    await expect(
      sandbox.page(
        anOrder({
          call: async () => {
            calls += 1;
            return { status: 200, body: '{"error":false,"data":null}' };
          },
        }),
      ),
    ).rejects.toThrow('answered 400');
    expect(calls).toBe(32);
  });
});

describe('a bundle that misbehaves', () => {
  const onRestart = jest.fn<(why: string) => void>();
  const good = { ...anOrder(), routeId: 'good' };

  it.each([
    ['runs for ever', `if (id !== 'good') for (;;);`, { hangMs: 400 }, /said nothing for 400 ms/],
    [
      'runs for ever in small steps',
      `if (id !== 'good') for (;;) await null;`,
      { hangMs: 400 },
      /said nothing for 400 ms/,
    ],
    [
      'takes all memory',
      `if (id !== 'good') { const all = []; for (;;) all.push(new Array(100000).fill(all.length)); }`,
      { hangMs: 30_000 },
      /out of memory|ended with/,
    ],
  ])(
    '%s: its page fails, its process is started again, and the next page is there',
    async (_what, load, options, why) => {
      const sandbox = await anOpen(aBundle({ load: `${load} return { kind: 'data', data: 1 };` }), {
        ...options,
        onRestart,
      });
      await expect(sandbox.page(anOrder())).rejects.toThrow(why);
      expect(onRestart).toHaveBeenCalledWith(expect.stringMatching(why));
      const again = async (): Promise<MadePage> =>
        sandbox.page(good).catch(async (error: unknown) => {
          if (!String(error).includes('is being started again')) throw error;
          await setImmediate();
          return again();
        });
      expect(await again()).toMatchObject({ kind: 'page', dataJson: Buffer.from('1') });
    },
  );

  it('hangs, and its page is given up before that is seen: its process is started again all the same', async () => {
    const seen = Promise.withResolvers<string>();
    const sandbox = await anOpen(aBundle({ load: 'for (;;);' }), { hangMs: 400, onRestart: seen.resolve });
    await expect(sandbox.page(anOrder({ deadlineMs: 100 }))).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await seen.promise).toBe('it said nothing for 400 ms');
  });

  it('is not thought to hang while this process itself stands still', async () => {
    const sandbox = await anOpen(
      aBundle({ load: `await context.api.get('x/'); return { kind: 'data', data: 1 };` }),
      { hangMs: 200, onRestart },
    );
    const stand = async (): Promise<{ status: number; body: string }> => {
      for (const end = performance.now() + 600; performance.now() < end;);
      return { status: 200, body: '{"error":false,"data":null}' };
    };
    expect(await sandbox.page(anOrder({ call: stand }))).toMatchObject({ dataJson: Buffer.from('1') });
    expect(onRestart).not.toHaveBeenCalled();
  });

  // Taken is enough: what is asked for counts, and to write on all of it would be a second of processor.
  it('takes buffers: they have an end too', async () => {
    const sandbox = await anOpen(
      aBundle({
        load: `const all = []; try { while (all.length < 40) all.push(new Uint8Array(64 * 1024 * 1024)); } catch {} return { kind: 'data', data: all.length < 40 };`,
      }),
      { hangMs: 20_000 },
    );
    const made = await sandbox.page(anOrder({ deadlineMs: 30_000 })).catch((error: unknown) => error);
    expect(made instanceof RemoteFailure || String((made as { dataJson?: Buffer }).dataJson) === 'true').toBe(
      true,
    );
  });

  it('forgets a rejected promise: other pages go on', async () => {
    const sandbox = await anOpen(
      aBundle({
        load: `Promise.reject(new Error('nobody')); setTimeout(() => { throw new Error('later'); }, 0); await new Promise((resolve) => setTimeout(resolve, 20)); return { kind: 'data', data: 1 };`,
      }),
      { onRestart },
    );
    expect(await sandbox.page(anOrder())).toMatchObject({ dataJson: Buffer.from('1') });
    expect(await sandbox.page(anOrder())).toMatchObject({ dataJson: Buffer.from('1') });
    expect(onRestart).not.toHaveBeenCalled();
  });

  it('spoils what the language offers for itself alone', async () => {
    const spoiled = await anOpen(
      aBundle({
        top: `Object.prototype.polluted = 1; JSON.stringify = () => ({ toString() { throw 1; } }); Array.prototype.push = () => 0; Promise.prototype.then = undefined; String.prototype.slice = () => { throw 1; };`,
      }),
    ).catch((error: unknown) => error);
    const honest = await anOpen(aBundle({ load: `return { kind: 'data', data: String({}.polluted) };` }));
    expect(await honest.page(anOrder())).toMatchObject({ dataJson: Buffer.from('"undefined"') });
    expect({}).not.toHaveProperty('polluted');
    if (!(spoiled instanceof Error))
      await (spoiled as Sandbox).page(anOrder({ deadlineMs: 500 })).catch(() => undefined);
    expect(await honest.page(anOrder())).toMatchObject({ dataJson: Buffer.from('"undefined"') });
  });
});
