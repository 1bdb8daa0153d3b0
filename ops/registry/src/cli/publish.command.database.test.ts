import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease, writeRelease, type ReleaseFixture } from '../fixtures/release.fixtures.ts';
import { UsageError } from './command.ts';
import { publishRemote } from './publish.command.ts';
import { openSession, type Session } from './session.ts';
import { short } from './table.ts';

let registry: TestRegistry;
let session: Session;
const folders: string[] = [];

beforeAll(async () => {
  registry = await startTestRegistry();
  session = await openSession({ REGISTRY_URL: registry.url, REGISTRY_DATA: registry.dataDir });
});
afterAll(async () => {
  await registry.stop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

const written = async (release: ReleaseFixture): Promise<string> => {
  const folder = await writeRelease(release);
  folders.push(folder);
  return folder;
};
const publishFrom = async (remote: string, from: string, version?: string) =>
  (await publishRemote(remote, { from, ...(version !== undefined && { version }) }, session)).lines;
const published = async (remote: string): Promise<unknown> =>
  (await registry.call('GET', `/v1/releases/${remote}`)).json['releases'];

describe('publish <remote> --from <folder>', () => {
  it('uploads the release of that folder byte by byte, and puts nothing live', async () => {
    const release = aRelease({ name: 'catalog', version: '3.1.0' });
    const before = await registry.live();
    expect(await publishFrom('catalog', await written(release))).toEqual([
      `published catalog 3.1.0 as ${short(release.release)}, 4 files sent; it is not live before a swap`,
    ]);
    expect(await published('catalog')).toMatchObject([
      { version: '3.1.0', release: release.release, publishedBy: 'asha' },
    ]);
    expect(
      (
        await registry.call('GET', `/v1/releases/by-hash/${encodeURIComponent(release.release)}`)
      ).bytes.equals(release.bytes),
    ).toBe(true);
    expect(await registry.live()).toEqual(before);
  });

  it('says so when the registry has that very release already, and sends nothing', async () => {
    const folder = await written(aRelease({ name: 'checkout' }));
    await publishFrom('checkout', folder);
    const before = await registry.everything();
    expect(await publishFrom('checkout', folder, '1.0.0')).toEqual([
      'checkout 1.0.0 was published already, with the same content',
    ]);
    expect(await registry.everything()).toEqual(before);
  });

  it('takes a folder named from where the operator stands', async () => {
    const folder = await written(aRelease({ name: 'account' }));
    expect(await publishFrom('account', relative(process.cwd(), folder))).toEqual([
      expect.stringContaining('published account 1.0.0'),
    ]);
  });
});

describe('publish --from sends nothing, and says why, when the folder', () => {
  const refused = async (answer: () => Promise<unknown>, kind: string, message: RegExp): Promise<void> => {
    const before = await registry.everything();
    await expect(answer()).rejects.toMatchObject({ name: kind, message: expect.stringMatching(message) });
    expect(await registry.everything()).toEqual(before);
  };

  it('holds no release', () =>
    refused(
      () => publishFrom('catalog', join(tmpdir(), 'no-such-folder')),
      UsageError.name,
      /holds no release: there is no remote\.json/,
    ));

  it('holds the release of another remote', async () => {
    const folder = await written(aRelease({ name: 'checkout', version: '2.0.0' }));
    await refused(
      () => publishFrom('catalog', folder),
      UsageError.name,
      /holds a release of "checkout", not of "catalog"/,
    );
  });

  it('holds another version than the one asked for', async () => {
    const folder = await written(aRelease({ version: '2.0.0' }));
    await refused(
      () => publishFrom('catalog', folder, '2.0.1'),
      UsageError.name,
      /holds version 2\.0\.0, not 2\.0\.1/,
    );
  });

  it.each([
    ['no JSON', '{"name": "catalog"', /it is not JSON/],
    ['not of its shape', 'null', /remote\.json: /],
  ])('has a remote.json that is %s', async (_what, text, message) => {
    const folder = await written(aRelease({ version: '2.0.0' }));
    await writeFile(join(folder, 'remote.json'), text);
    await refused(() => publishFrom('catalog', folder), 'BrokenRelease', message);
  });

  it('was touched after the build', async () => {
    const folder = await written(aRelease({ version: '2.0.0' }));
    await writeFile(join(folder, 'server', 'server.mjs'), 'changed');
    await refused(
      () => publishFrom('catalog', folder),
      'BrokenRelease',
      /server\.mjs was changed after the build/,
    );
  });

  it('holds a version that was published with other content', async () => {
    await publishFrom('catalog', await written(aRelease({ version: '4.0.0' })));
    // The other files are the same, so that only the descriptor could change anything.
    const other = aRelease({
      version: '4.0.0',
      change: (descriptor) => {
        Object.assign(descriptor, { owner: 'Team Other' });
      },
    });
    const folder = await written(other);
    await refused(() => publishFrom('catalog', folder), 'RegistryRefusal', /4\.0\.0/);
  });
});
