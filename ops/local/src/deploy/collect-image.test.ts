import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { plans } from '../store/plans.ts';
import { root } from '../workspace.ts';
import { collectImage, productionManifest, workspacesOf } from './collect-image.ts';
import { IMAGES } from './images.ts';

const dockerfile = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8');

it('every image is a target, with an account that is a number, and brings its list of packages', () => {
  for (const { name } of IMAGES) expect(dockerfile).toMatch(new RegExp(`^FROM process AS ${name}$`, 'm'));
  expect(dockerfile.match(/^USER .*$/gm)).toEqual(['USER 10001:10001']);
  expect(dockerfile.match(/npm sbom .*cyclonedx/g)).toHaveLength(IMAGES.length);
  // The base is named by people, with its digest.
  expect([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from)).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/:latest|docker\.io/)]),
  );
});

it('what is started is in the image', () => {
  for (const image of IMAGES) {
    const stage = dockerfile.split(`FROM process AS ${image.name}\n`)[1]?.split('\nFROM ')[0] ?? '';
    const [, entry = ''] = /CMD \[.*"([^"]+)"\]/.exec(stage) ?? [];
    const folders = workspacesOf(image).map(({ directory }) => directory);
    expect(folders.some((folder) => join(root, entry).startsWith(`${folder}/`))).toBe(true);
  }
});

it('each is started with the flags that it was measured with', () => {
  const secrets = {
    session: '',
    document: '',
    sandbox: { SANDBOX_KEY_ID: '', SANDBOX_KEY_SECRET: '', SANDBOX_WEBHOOK_SECRET: '' },
    push: { VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '' },
  };
  const local = plans(readConfig({}), { database: '', chromium: '' }, secrets, {});
  for (const { name } of IMAGES) {
    const { entry, flags = [] } = local[name];
    const words = ['node', '--disable-warning=ExperimentalWarning', ...flags, entry];
    expect(dockerfile).toContain(`CMD [${words.map((word) => `"${word}"`).join(', ')}]`);
  }
});

it('an image has no bundler, no test and no tool of a developer', () => {
  const all = IMAGES.flatMap((image) => workspacesOf(image).map(({ name }) => `${image.name}: ${name}`));
  expect(all.filter((name) => /testing|@suvarna\/(sandbox|federation|local|e2e)$/.test(name))).toEqual([]);
  expect(
    productionManifest(
      {
        name: 'x',
        scripts: {},
        devDependencies: { jest: '1' },
        optionalDependencies: { p: '1' },
        dependencies: { a: '1', bundler: '1' },
      },
      ['bundler'],
    ),
  ).toEqual({ name: 'x', dependencies: { a: '1' } });
});

describe('the folder of an image', () => {
  it('has sources without tests, and manifests apart from them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'image-'));
    const image = IMAGES.find(({ name }) => name === 'registry');
    if (image === undefined) throw new Error('there is no image of the registry');
    collectImage({ ...image, built: [] }, folder);
    const files = globSync('**/*', { cwd: join(folder, 'registry') }).map((path) =>
      path.replaceAll('\\', '/'),
    );
    rmSync(folder, { recursive: true });
    expect(files).toEqual(
      expect.arrayContaining([
        'files/ops/registry/src/server.ts',
        'files/shared/contracts/src/base/money/index.ts',
        'packages/package-lock.json',
        'packages/ops/registry/package.json',
      ]),
    );
    expect(
      files.filter((path) => /\.test\.|\.fixtures\.|node_modules|^files\/.*package\.json$/.test(path)),
    ).toEqual([]);
  });
});

it('what images are built of leaves out what git leaves out', () => {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  expect(ignored).toContain('*');
  const tops = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(tops).not.toContain('deploy');
  const known = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  for (const top of tops)
    expect(
      known.some((file) =>
        new RegExp(`^${top.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`).test(file),
      ),
    ).toBe(true);
});
