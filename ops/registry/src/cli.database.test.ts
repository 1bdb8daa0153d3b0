import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listenAt, shut } from '@suvarna/testing/local-server';
import { runCommand, type Ended } from './cli/run-command.ts';
import { REPOSITORY } from './config.ts';
import { startTestRegistry, type TestRegistry } from './fixtures/registry.fixtures.ts';
import { aRelease } from './fixtures/release.fixtures.ts';

let registry: TestRegistry;

beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.putLive(aRelease());
  await registry.publish(aRelease({ version: '1.0.1' }));
});
afterAll(() => registry.stop());

type Words = readonly string[];
type Env = Readonly<Record<string, string>>;
const environment = (env: Env): Env => ({
  REGISTRY_URL: registry.url,
  REGISTRY_DATA: registry.dataDir,
  ...env,
});

/** A command in this process: one of its own takes far longer to start than to do what it is told. */
const ops = (words: Words, env: Env = {}): Promise<Ended> => runCommand(words, environment(env));

/** The same as an operator starts it. */
function startedOps(words: Words, env: Env = {}): Promise<{ code: number | null; out: string; err: string }> {
  const { PATH, HOME, TMPDIR } = process.env;
  // Compiled once for all of these processes.
  const NODE_COMPILE_CACHE = join(REPOSITORY, 'node_modules', '.cache', 'node');
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(REPOSITORY, 'ops', 'registry', 'src', 'cli.ts'), ...words],
      { env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...environment(env) } },
      (_error, out, err) => resolve({ code: child.exitCode, out, err }),
    );
  });
}

describe('an operator at the command line', () => {
  it('looks and swaps', async () => {
    expect(await ops(['status'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/catalog +1\.0\.0 +live/),
    });
    expect(await ops(['swap', 'catalog', '1.0.1', '--reason', 'new earrings'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('catalog: 1.0.0 → 1.0.1, revision 2'),
    });
    expect(await ops(['releases', 'catalog'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/1\.0\.1 +yes/),
    });
  });

  it('kills and revives', async () => {
    expect(await ops(['kill', 'catalog', '--reason', 'prices wrong'])).toMatchObject({ code: 0 });
    expect(await ops(['status'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/catalog +1\.0\.1 +killed/),
    });
    expect(await ops(['revive', 'catalog', '--reason', 'prices right'])).toMatchObject({ code: 0 });
  });

  it('rolls back change after change', async () => {
    for (let times = 0; times < 3; times += 1)
      expect((await ops(['rollback', '--reason', 'as it was'])).code).toBe(0);
    expect((await registry.live()).remotes['catalog']).toMatchObject({ version: '1.0.0', killed: false });
  });

  it('reads what was done, and that it was not changed since', async () => {
    expect(await ops(['audit', '--verify'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /swap catalog 1\.0\.1 +2 +new earrings[^]*rows is whole, and each is signed/,
      ),
    });
    const { owner } = registry;
    await owner.query('alter table audit disable trigger all');
    await owner.query(`update audit set entry = replace(entry, 'new earrings', 'old earrings')`);
    expect(await ops(['audit', '--verify'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('tampered with: row 4 was changed'),
    });
    await owner.query(`update audit set entry = replace(entry, 'old earrings', 'new earrings')`);
    await owner.query('alter table audit enable trigger all');
  });

  it('sees which release composers refused', async () => {
    const { revision, sequence, remotes } = await registry.live();
    const body = {
      channel: 'production',
      revision,
      sequence,
      remote: 'catalog',
      release: remotes['catalog']?.release,
      reason: 'renders nothing',
    };
    await registry.call('POST', '/v1/refusals', { token: registry.tokens.composer, body });
    expect(await ops(['status'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Composers refused:[^]*catalog .*renders nothing/),
    });
  });
});

describe('a process of its own', () => {
  it('prints and ends as the command does, and takes its settings from the environment', async () => {
    const wrongToken: [Words, Env] = [
      ['swap', 'catalog', '1.0.1', '--reason', 'why not'],
      { REGISTRY_OPERATOR_TOKEN: 'w'.repeat(43) },
    ];
    const commands: [Words, Env][] = [[['status'], {}], [['frobnicate'], {}], wrongToken];
    const asked = await Promise.all(commands.map((command) => ops(...command)));
    expect(asked.map(({ code, out, err }) => [code, out === '', err === ''])).toEqual([
      [0, false, true],
      [2, true, false],
      [1, true, false],
    ]);
    expect(await Promise.all(commands.map((command) => startedOps(...command)))).toEqual(asked);
  });
});

describe('a command that cannot be done changes nothing and says so', () => {
  it.each<[string, readonly string[], number, RegExp]>([
    ['an unknown command', ['frobnicate'], 2, /unknown command 'frobnicate'/],
    ['a command typed wrongly', ['swpa', 'catalog'], 2, /Did you mean swap\?/],
    ['a name every object has', ['constructor'], 2, /unknown command/],
    ['no command', [], 2, /Usage: ops/],
    ['an unknown option', ['status', '--force'], 2, /--force/],
    [
      'no version',
      ['swap', 'catalog', '--reason', 'why not'],
      2,
      /say which version: swap catalog <version>/,
    ],
    ['no remote', ['kill', '--reason', 'why not'], 2, /missing required argument 'remote'/],
    [
      'a release of a canary that names no version',
      ['canary', 'start', 'catalog', '--reason', 'why'],
      2,
      /<remote>@<version>/,
    ],
    [
      'steps that fall',
      ['canary', 'start', 'catalog@1.0.1', '--steps', '50,25', '--reason', 'why'],
      1,
      /CANARY\.STEP_INVALID/,
    ],
    ['a canary where none runs', ['canary', 'abort', '--reason', 'why not'], 1, /CANARY\.NONE/],
    ['no reason', ['swap', 'catalog', '1.0.1'], 2, /say why/],
    ['a reason too short', ['rollback', '--reason', 'x'], 2, /say why/],
    [
      'a wrong version',
      ['swap', 'catalog', '9.9.9', '--reason', 'why not'],
      1,
      /catalog 9\.9\.9 was never published; there is 1\.0\.1, 1\.0\.0/,
    ],
    [
      'a wrong remote',
      ['swap', 'ghost', '1.0.0', '--reason', 'why not'],
      1,
      /no release of a remote "ghost"/,
    ],
    ['a remote that is not live', ['kill', 'checkout', '--reason', 'why not'], 1, /not part of production/],
    ['a remote without releases', ['releases', 'ghost'], 1, /no release of a remote "ghost"/],
    ['a remote without a folder', ['publish', 'ghost'], 2, /there is no remote "ghost"/],
    ['a path for a remote', ['publish', '../ops'], 2, /not the name of a remote/],
    ['a version that is none', ['publish', 'catalog', '--version', '../..'], 2, /not a version/],
  ])('%s', async (_what, args, code, message) => {
    const before = await registry.everything();
    const { code: ended, err } = await ops(args);
    expect([ended, err]).toEqual([code, expect.stringMatching(message)]);
    expect(err).not.toMatch(/\n\s+at /);
    expect(await registry.everything()).toEqual(before);
  });

  it('a wrong token', async () => {
    const before = await registry.everything();
    expect(
      await ops(['swap', 'catalog', '1.0.1', '--reason', 'why not'], {
        REGISTRY_OPERATOR_TOKEN: 'w'.repeat(43),
      }),
    ).toMatchObject({ code: 1, err: expect.stringContaining('REQUEST.UNAUTHORISED') });
    expect(await registry.everything()).toEqual(before);
  });

  it('a look into the audit log with a wrong token', async () => {
    const answer = await ops(['audit'], { REGISTRY_OPERATOR_TOKEN: 'w'.repeat(43) });
    expect(answer).toMatchObject({ code: 1, out: '', err: expect.stringContaining('REQUEST.UNAUTHORISED') });
  });

  it('a registry that does not answer', async () => {
    expect(await ops(['status'], { REGISTRY_URL: 'http://127.0.0.1:1' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('no registry answers'),
    });
  });

  it('no key to believe answers with', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'suvarna-empty-'));
    expect(await ops(['status'], { REGISTRY_DATA: empty })).toMatchObject({
      code: 1,
      err: expect.stringContaining('start the store once'),
    });
    await rm(empty, { recursive: true });
  });

  it('a composition signed by another key', async () => {
    const before = await registry.everything();
    const file = join(registry.dataDir, 'stranger.pem');
    await writeFile(
      file,
      generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    );
    const answer = await ops(['swap', 'catalog', '1.0.1', '--reason', 'why not'], {
      REGISTRY_PUBLIC_KEY: file,
    });
    expect(answer).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be believed (ENVELOPE.UNKNOWN_KEY)'),
    });
    await rm(file);
    expect(await registry.everything()).toEqual(before);
  });

  it('a revision that moved between the look and the order', async () => {
    const proxy = await lyingAbout('/v1/compositions/production');
    await registry.call('POST', '/v1/kills', {
      token: registry.tokens.asha,
      body: {
        channel: 'production',
        remote: 'catalog',
        reason: 'in between',
        expectedRevision: (await registry.live()).revision,
      },
    });
    const before = await registry.everything();
    const answer = await ops(['swap', 'catalog', '1.0.1', '--reason', 'why not'], {
      REGISTRY_URL: proxy.url,
    });
    expect(answer).toMatchObject({
      code: 1,
      err: expect.stringMatching(/COMPOSITION\.STALE_REVISION[^]*Nothing was changed/),
    });
    expect(await registry.everything()).toEqual(before);
    await proxy.stop();
  });
});

/** In front of the registry: keeps answering what `path` was when it began. */
async function lyingAbout(path: string): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const { bytes } = await registry.call('GET', path);
  const server: Server = createServer((request, answer) => {
    if (request.url === path) {
      answer.setHeader('content-type', 'application/json').end(bytes);
      return;
    }
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .once('end', () => {
        fetch(`${registry.url}${request.url}`, {
          method: request.method ?? 'GET',
          headers: { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' },
          body: Buffer.concat(chunks),
        }).then(
          async (passed) => {
            answer.writeHead(passed.status, { 'content-type': 'application/json' }).end(await passed.text());
          },
          () => answer.destroy(),
        );
      });
  });
  return { url: await listenAt(server), stop: () => shut(server) };
}
