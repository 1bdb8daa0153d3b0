import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, headlessShell } from './find-chromium.ts';
import { packagedChromium } from './packaged-chromium.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}
const nothing = (): string => {
  throw new Error('no binary for this machine');
};

describe('the Chromium that draws', () => {
  it('is the one CHROMIUM names, before all others', () => {
    const named = program('mine', 'echo "Google Chrome 151.0.1 unknown"');
    program('chromium', 'echo "Chromium 150.0.1"');
    expect(findChromium({ CHROMIUM: named }, { folders: [folder], unpack: nothing })).toEqual({
      path: named,
      from: 'named',
      version: 'Google Chrome 151.0.1',
      faults: [],
    });
  });

  it('is none where CHROMIUM says none, whatever the system has', () => {
    program('chromium', 'echo "Chromium 150.0.1"');
    expect(findChromium({ CHROMIUM: 'none' }, { folders: [folder], unpack: nothing })).toMatchObject({
      path: '',
      from: 'none',
    });
  });

  it('a name that leads nowhere, or to something that does not start, is a fault', () => {
    expect(() => findChromium({ CHROMIUM: join(folder, 'gone') })).toThrow(/which is not there/);
    expect(() => findChromium({ CHROMIUM: program('broken', 'exit 127') })).toThrow(/which does not start/);
  });

  it("is the system's where that starts", () => {
    const path = program('chromium', 'echo "Chromium 150.0.1 built on a machine"');
    expect(findChromium({}, { folders: [folder], unpack: nothing })).toEqual({
      path,
      from: 'system',
      version: 'Chromium 150.0.1',
      faults: [],
    });
  });

  it("is npm's where the system has none, or has a placeholder that asks people to install one", () => {
    const packaged = program('packaged', 'echo "Chromium 153.0.1"');
    expect(findChromium({}, { folders: [join(folder, 'empty')], unpack: () => packaged })).toMatchObject({
      path: packaged,
      from: 'npm',
      faults: ['the system has none'],
    });
    program('chromium-browser', 'echo "run: snap install chromium"; exit 0');
    expect(findChromium({}, { folders: [folder], unpack: () => packaged })).toMatchObject({
      path: packaged,
      from: 'npm',
      faults: [expect.stringMatching(/chromium-browser does not start/)],
    });
  });

  it("is npm's where CHROMIUM=npm asks for it", () => {
    program('chromium', 'echo "Chromium 150.0.1"');
    const packaged = program('packaged', 'echo "Chromium 153.0.1"');
    expect(findChromium({ CHROMIUM: 'npm' }, { folders: [folder], unpack: () => packaged })).toMatchObject({
      path: packaged,
      from: 'npm',
      faults: [],
    });
  });

  it('that is nowhere is reported with every place that had none', () => {
    expect(findChromium({}, { folders: [folder], unpack: nothing })).toEqual({
      path: '',
      from: 'none',
      version: '',
      faults: ['the system has none', 'npm brought none: no binary for this machine'],
    });
  });
});

describe('the Chromium without windows', () => {
  const folders = (): string[] => [join(folder, 'empty'), folder];

  it("is npm's, before the system's", () => {
    const packaged = program('packaged', 'echo "Chromium 153.0.1"');
    program('chromium-headless-shell', 'echo "Chromium 156.0.1"');
    expect(headlessShell({}, { folders: folders(), unpack: () => packaged })).toBe(packaged);
  });

  it("is the system's where npm has none for the machine, or one that does not start", () => {
    expect(headlessShell({}, { folders: folders(), unpack: nothing })).toBeUndefined();
    const system = program('chromium-headless-shell', 'echo "Chromium 156.0.1"');
    expect(headlessShell({}, { folders: folders(), unpack: nothing })).toBe(system);
    const broken = program('packaged', 'exit 127');
    expect(headlessShell({}, { folders: folders(), unpack: () => broken })).toBe(system);
  });

  it('is none where the one of the system does not start either', () => {
    program('chromium-headless-shell', 'exit 127');
    expect(headlessShell({}, { folders: folders(), unpack: nothing })).toBeUndefined();
  });
});

(process.platform === 'linux' && process.arch === 'x64' ? describe : describe.skip)(
  'the Chromium of the npm registry',
  () => {
    it('starts without a library of the system but those of C, and is unpacked once', () => {
      const path = packagedChromium(folder);
      expect(execFileSync(path, ['--version'], { encoding: 'utf8', env: {} })).toMatch(/^Chromium \d+/);
      const libraries = execFileSync(
        '/lib64/ld-linux-x86-64.so.2',
        ['--list', join(path, '..', 'chromium')],
        { encoding: 'utf8', env: { LD_LIBRARY_PATH: join(path, '..', 'lib') } },
      );
      const elsewhere = libraries
        .split('\n')
        .filter((line) => line.includes('=> /') && !line.includes(folder))
        .map((line) => line.trim().split(' ')[0]);
      expect(new Set(elsewhere)).toEqual(
        new Set(['libc.so.6', 'libdl.so.2', 'libgcc_s.so.1', 'libm.so.6', 'libpthread.so.0']),
      );
      const before = readdirSync(folder);
      expect(packagedChromium(folder)).toBe(path);
      expect(readdirSync(folder)).toEqual(before);
    });
  },
);
