/** Two composers of one store, as they stand behind a balancer that sends each request to either. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request, type Dispatcher } from 'undici';
import { until } from '@suvarna/testing/until';
import { aCommerce, type FixtureCommerce } from './commerce.fixtures.ts';
import { environmentOf } from './composer-process.fixtures.ts';
import { aRegistry, type FixtureRegistry } from './registry.fixtures.ts';
import type { FixtureRelease } from './release.fixtures.ts';
import { aComposer, type RunningComposer } from './running-composer.fixtures.ts';
import { writeShell, type FixtureShell } from './shell.fixtures.ts';

export type Which = 'one' | 'other';

interface Fetched {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  readonly bytes: Buffer;
}

export interface ComposerPair {
  readonly registry: FixtureRegistry;
  readonly commerce: Readonly<Record<Which, FixtureCommerce>>;
  /** A folder that both can write to. */
  readonly shared: string;
  /** Bytes by address of what was written or published so far. */
  readonly known: Map<string, Buffer>;
  publish(...releases: readonly FixtureRelease[]): void;
  /** Starts it with this shell, with nothing on its disk but what an earlier start of it left. */
  launch(which: Which, shell: FixtureShell, env: Readonly<Record<string, string>>): Promise<void>;
  ready(which: Which): Promise<void>;
  stop(which: Which): Promise<void>;
  get(which: Which, path: string, headers?: Readonly<Record<string, string>>): Promise<Fetched>;
  close(): Promise<void>;
}

export async function aPair(): Promise<ComposerPair> {
  const directory = await mkdtemp(join(tmpdir(), 'composers-'));
  const [registry, one, other] = await Promise.all([aRegistry(), aCommerce(), aCommerce()]);
  const commerce = { one, other };
  const running = new Map<Which, RunningComposer>();
  const known = new Map<string, Buffer>();

  const pair: ComposerPair = {
    registry,
    commerce,
    known,
    shared: join(directory, 'shared'),
    publish(...releases) {
      registry.publish(...releases);
      for (const { name, version, descriptor, blobs } of releases)
        for (const { path, integrity } of descriptor.files)
          if (path.startsWith('client/'))
            known.set(
              path.replace('client', `/remotes/${name}/${version}`),
              blobs.get(integrity) ?? Buffer.alloc(0),
            );
    },
    async launch(which, shell, env) {
      const own = join(directory, which);
      await mkdir(join(own, 'data'), { recursive: true });
      await writeFile(join(own, 'key.pem'), registry.publicPem);
      // A folder for each shell: modules of one that ran in this process are not loaded again.
      const dist = join(own, `shell-${shell.version ?? ''}`);
      for (const [address, bytes] of await writeShell(dist, shell)) known.set(address, bytes);
      running.set(
        which,
        await aComposer({
          ...environmentOf({ registry, commerce: commerce[which], directory: own }),
          SHELL_DIST: dist,
          ...env,
        }),
      );
    },
    async ready(which) {
      await until(
        async () => (await pair.get(which, '/readyz')).status === 200,
        () => `the composer did not get ready:\n${running.get(which)?.logs() ?? ''}`,
      );
    },
    async stop(which) {
      const composer = running.get(which);
      running.delete(which);
      await composer?.stop();
    },
    async get(which, path, headers = {}) {
      const {
        statusCode,
        body,
        headers: answered,
      } = await request(`${running.get(which)?.origin ?? ''}${path}`, { headers });
      return { status: statusCode, headers: answered, bytes: Buffer.from(await body.arrayBuffer()) };
    },
    async close() {
      for (const each of [one, other]) each.release();
      await Promise.all([pair.stop('one'), pair.stop('other')]);
      await Promise.all([registry.down(), one.close(), other.close()]);
      await rm(directory, { recursive: true, force: true });
    },
  };
  return pair;
}
