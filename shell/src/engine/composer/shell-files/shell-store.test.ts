import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha384Of } from '@suvarna/contracts/release-delivery';
import { createObjectStorage } from '@suvarna/settings/object-storage';
import { startFakeObjectStorage, type FakeObjectStorage } from '@suvarna/testing/fake-object-storage';
import { createBucketShelf } from './bucket-shelf.ts';
import { createFolderShelf } from './folder-shelf.ts';
import type { Shelf } from './shelf.ts';
import { createShellStore, type OwnShell, type ShellStore } from './shell-store.ts';

const DAY = 86_400_000;
let place: string;
let bucket: FakeObjectStorage;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'shells-'));
  bucket = await startFakeObjectStorage();
});
afterEach(async () => {
  await bucket.close();
  await rm(place, { recursive: true });
});

/** How each kind is made, and how a shell on it is made older or damaged. */
interface Kind {
  readonly open: () => Shelf;
  readonly age: (version: string, at: number) => Promise<void>;
  readonly damage: (version: string) => Promise<void>;
}
const KINDS: Readonly<Record<'folder' | 'bucket', Kind>> = {
  folder: {
    open: () => createFolderShelf(place),
    age: (version, at) => utimes(join(place, version, 'kept.json'), new Date(at), new Date(at)),
    damage: (version) => writeFile(join(place, version, 'client', 'shell.js'), 'changed'),
  },
  bucket: {
    open: () =>
      createBucketShelf(
        createObjectStorage({
          endpoint: bucket.origin,
          bucket: 'shop',
          region: 'ap-south-1',
          accessKeyId: 'AKIATEST',
          secretAccessKey: 'secret',
        }),
      ),
    age: (version, at) => {
      bucket.writtenAt.set(`/shop/shells/lists/${version}`, new Date(at));
      return Promise.resolve();
    },
    damage: (version) => {
      bucket.objects.set(`/shop/shells/files/${version}/client/shell.js`, Buffer.from('changed'));
      return Promise.resolve();
    },
  },
};

function aShell(version: string, text = version): OwnShell {
  const files = new Map([
    ['shell.js', Buffer.from(`/* shell ${text} */`)],
    ['page-2.js', Buffer.from('/* later */')],
  ]);
  const listed = [...files].map(([file, bytes]) => ({
    path: `client/${file}`,
    integrity: sha384Of(bytes),
    bytes: bytes.length,
  }));
  return {
    manifest: {
      version,
      base: `/shell/${version}/`,
      files: [...listed, { path: 'server/site.mjs', integrity: sha384Of(Buffer.from('')), bytes: 0 }],
    },
    read: (file) => Promise.resolve(files.get(file) ?? null),
  };
}

describe.each(['folder', 'bucket'] as const)('shells in a %s', (kind) => {
  const { open, age, damage } = KINDS[kind];
  const storeOf = (shell: OwnShell, sparedMs = 0): ShellStore =>
    createShellStore(open(), shell, { sparedMs, looks: { everyMs: 0 } });
  /** A composer that starts with this shell, so long ago. */
  async function run(version: string, ago = 0, sparedMs = 0): Promise<ShellStore> {
    const store = storeOf(aShell(version), sparedMs);
    await store.publish();
    if (ago > 0) await age(version, Date.now() - ago);
    await store.sweep();
    return store;
  }
  const text = async (store: ShellStore, path: string): Promise<string | undefined> =>
    (await store.read(path))?.toString();
  const thereOf = (store: ShellStore, versions: readonly string[]): Promise<readonly string[]> =>
    Promise.all(
      versions.map(async (version) => ((await store.read(`/shell/${version}/shell.js`)) ? version : '')),
    );

  it('are there for pages of another composer, also when they came after this one began', async () => {
    const earlier = await run('1.0.0');
    expect(await text(earlier, '/shell/1.1.0/shell.js')).toBeUndefined();
    const later = await run('1.1.0');
    expect(await text(earlier, '/shell/1.1.0/shell.js')).toBe('/* shell 1.1.0 */');
    expect(await text(later, '/shell/1.0.0/page-2.js')).toBe('/* later */');
    for (const path of [
      '/shell/1.0.0/kept.json',
      '/shell/1.0.0/../kept.json',
      '/shell/1.0.0/server/site.mjs',
      '/shell/../1.0.0/shell.js',
      '/shell/0.8.0/shell.js',
      '/shell/1.0.0',
      '/remotes/x/1.0.0/a.js',
    ])
      expect([path, await later.read(path)]).toEqual([path, null]);
  });

  it('of a composer alone are the last three, by when they ran last', async () => {
    for (const [at, version] of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.0.0'].entries())
      await run(version, (10 - at) * 1_000);
    const store = await run('2.0.0');
    expect(await thereOf(store, ['1.0.0', '1.1.0', '1.2.0', '1.3.0'])).toEqual([
      '1.0.0',
      '',
      '1.2.0',
      '1.3.0',
    ]);
  });

  it('that composers share stay for as long as one of them was run a few days ago', async () => {
    for (const [at, version] of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'].entries())
      await run(version, (9 - at) * DAY, 7 * DAY);
    const store = await run('2.0.0', 0, 7 * DAY);
    expect(await thereOf(store, ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'])).toEqual([
      '',
      '',
      '1.2.0',
      '1.3.0',
      '1.4.0',
    ]);
    if (kind === 'bucket')
      expect([...bucket.objects.keys()].filter((key) => key.includes('/1.0.0'))).toEqual([]);
  });

  it('that are used are said to be, and come back whole when they had gone', async () => {
    await run('1.0.0', 20 * DAY);
    const again = await run('1.0.0');
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) await run(version, DAY);
    const later = await run('2.0.0', 0, 7 * DAY);
    expect(await thereOf(later, ['1.0.0'])).toEqual(['1.0.0']);
    await open().remove('1.0.0', ['client/shell.js', 'client/page-2.js']);
    expect(await thereOf(later, ['1.0.0'])).toEqual(['']);
    await again.publish();
    expect(await thereOf(later, ['1.0.0'])).toEqual(['1.0.0']);
  });

  it('never take the place of another shell of that version', async () => {
    await run('1.0.0');
    await expect(storeOf(aShell('1.0.0', 'other')).publish()).rejects.toThrow(
      'another shell is stored as version 1.0.0',
    );
  });

  it('that were changed are not handed out', async () => {
    await run('0.9.0');
    const store = await run('1.0.0');
    await damage('0.9.0');
    await expect(store.read('/shell/0.9.0/shell.js')).rejects.toThrow('was changed where it is stored');
  });

  it('are not seen before all of their files are there', async () => {
    const store = await run('1.0.0');
    await open().putFile('1.1.0', 'client/shell.js', Buffer.from('/* shell 1.1.0 */'));
    expect(await store.read('/shell/1.1.0/shell.js')).toBeNull();
  });
});
