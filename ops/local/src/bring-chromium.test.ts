import { expect, it } from '@jest/globals';
import type { FoundChromium } from '@suvarna/chromium/find-chromium';
import { bringChromium, noBrowser } from './bring-chromium.ts';

const NONE: FoundChromium = {
  path: '',
  from: 'none',
  version: '',
  faults: ['the system has none', 'npm brought none: no binary for linux on arm64'],
};
const DEBIANS: FoundChromium = {
  path: '/usr/bin/chromium',
  from: 'system',
  version: 'Chromium 156.0.1',
  faults: [],
};

function bring({
  finds,
  env = {},
  ...options
}: {
  readonly finds: readonly FoundChromium[];
  readonly env?: Record<string, string>;
  readonly mayInstall?: boolean;
  readonly whole?: boolean;
}) {
  const lines: string[] = [];
  let installed = 0;
  let found = 0;
  const brought = bringChromium({
    env,
    mayInstall: true,
    ...options,
    onLine: (line) => lines.push(line),
    find: () => finds[Math.min(found++, finds.length - 1)] ?? NONE,
    install: async () => {
      installed += 1;
      return { code: 100, output: 'E: Unable to locate package chromium\n', milliseconds: 1 };
    },
  });
  return brought.then((result) => ({ ...result, lines, installed }));
}

it('says which one it uses and from where', async () => {
  expect((await bring({ finds: [DEBIANS] })).lines).toEqual([
    '/usr/bin/chromium (Chromium 156.0.1, the system’s)',
  ]);
  expect((await bring({ finds: [{ ...DEBIANS, path: '/cache/start.sh', from: 'npm' }] })).lines[0]).toMatch(
    /from npm/,
  );
});

it('installs Debian’s as root when there is no other', async () => {
  expect(await bring({ finds: [NONE, DEBIANS] })).toMatchObject({ path: '/usr/bin/chromium', installed: 1 });
  expect(await bring({ finds: [NONE], mayInstall: false })).toMatchObject({ path: '', installed: 0 });
});

it('installs Debian’s, too, where a whole browser is wanted and npm’s is the only one', async () => {
  const fromNpm = { ...DEBIANS, path: '/cache/start.sh', from: 'npm' } as const;
  expect(await bring({ finds: [fromNpm, DEBIANS], whole: true })).toMatchObject({
    path: '/usr/bin/chromium',
    installed: 1,
  });
  expect(await bring({ finds: [fromNpm] })).toMatchObject({ path: '/cache/start.sh', installed: 0 });
  expect(await bring({ finds: [fromNpm], whole: true, mayInstall: false })).toMatchObject({
    path: '/cache/start.sh',
    installed: 0,
  });
  expect(await bring({ finds: [fromNpm], whole: true, env: { CHROMIUM: 'npm' } })).toMatchObject({
    path: '/cache/start.sh',
    installed: 0,
  });
});

it('says why there is none, the installation included', async () => {
  expect((await bring({ finds: [NONE] })).faults).toEqual([
    ...NONE.faults,
    'apt-get ended with 100: E: Unable to locate package chromium',
  ]);
});

it('installs nothing where none is wanted', async () => {
  expect(
    await bring({ finds: [{ ...NONE, faults: ['CHROMIUM=none goes without'] }], env: { CHROMIUM: 'none' } }),
  ).toMatchObject({ installed: 0, lines: [] });
});

it('says in capitals that no browser draws, with every fault and what to do, and nothing where one does', async () => {
  const none = await bring({ finds: [NONE] });
  expect(none.faults).toHaveLength(3);
  const [first, ...rest] = noBrowser(none)?.split('\n') ?? [];
  expect(first).toMatch(/^THERE IS NO BROWSER THAT DRAWS: /);
  expect(rest).toEqual([
    ...none.faults.map((fault) => `- ${fault}`),
    'Install Chromium, or name one in CHROMIUM, and start again.',
  ]);
  expect(noBrowser(await bring({ finds: [DEBIANS] }))).toBeUndefined();
});
