import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease, writeRelease } from '../fixtures/release.fixtures.ts';
import { publishDirectory } from './publish-directory.ts';
import { createRegistryClient } from './registry-client.ts';

let registry: TestRegistry;

beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());

describe('publishing a directory', () => {
  const client = () => createRegistryClient({ url: registry.url, token: registry.tokens.asha });

  it('sends what is missing, once', async () => {
    const release = aRelease({ name: 'checkout' });
    const directory = await writeRelease(release);
    expect(await publishDirectory(client(), directory)).toEqual({
      release: release.release,
      remote: 'checkout',
      version: '1.0.0',
      created: true,
      uploaded: 4,
    });
    expect(await publishDirectory(client(), directory)).toMatchObject({ created: false, uploaded: 0 });
    await rm(directory, { recursive: true });
  });

  it('sends nothing when a file was changed after the build', async () => {
    const directory = await writeRelease(aRelease({ name: 'account' }));
    await writeFile(join(directory, 'client', 'page-home.js'), 'changed');
    const before = await registry.everything();
    await expect(publishDirectory(client(), directory)).rejects.toThrow(
      /page-home\.js was changed after the build/,
    );
    await rm(join(directory, 'client', 'page-home.js'));
    await expect(publishDirectory(client(), directory)).rejects.toThrow(/page-home\.js does not exist/);
    expect(await registry.everything()).toEqual(before);
    await rm(directory, { recursive: true });
  });
});
