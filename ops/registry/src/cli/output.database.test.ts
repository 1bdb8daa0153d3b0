/** What commands answer to programs, to who asks for help, and to who asks what would be. */
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease } from '../fixtures/release.fixtures.ts';
import { COMMANDS } from './program.ts';
import { runCommand } from './run-command.ts';

let registry: TestRegistry;

beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.putLive(aRelease());
  await registry.publish(aRelease({ version: '1.0.1' }));
});
afterAll(() => registry.stop());

const ops = (words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runCommand(words, { REGISTRY_URL: registry.url, REGISTRY_DATA: registry.dataDir, ...env });

describe('audit', () => {
  it('shows the rows of one remote and one person, and how to see older ones', async () => {
    const { out } = await ops(['audit', '--remote', 'catalog', '--actor', 'asha', '--limit', '2']);
    expect(out).toMatch(
      /^3 [^]*publish catalog 1\.0\.1[^]*\n2 [^]*swap catalog 1\.0\.0[^]*Older ones: --before 2\n$/m,
    );
    expect((await ops(['audit', '--actor', 'ravi', '--json'])).out).toContain('"rows": []');
    expect(await ops(['audit', '--before', 'x'])).toMatchObject({ code: 2 });
  });
});

describe('releases', () => {
  it('are shown in pages', async () => {
    const { out } = await ops(['releases', 'catalog', '--limit', '1']);
    expect(out).toMatch(/\n1\.0\.1 [^]*Older ones: --before \d{4}-/);
    const before = / --before (\S+)/.exec(out)?.[1] ?? '';
    expect((await ops(['releases', 'catalog', '--before', before])).out).toMatch(/\n1\.0\.0 +yes/);
  });
});

describe('status', () => {
  it('says who runs what is live, and who is behind', async () => {
    const { revision } = await registry.live();
    const say = (composer: string, served: number) =>
      registry.call('POST', '/v1/composers', {
        token: registry.tokens.composer,
        body: { channel: 'production', composer, revision: served, shell: '1.0.0-abc' },
      });
    await say('a'.repeat(16), revision);
    await say('b'.repeat(16), 0);
    expect((await ops(['status'])).out).toMatch(
      new RegExp(`1 of 2 composers run revision ${revision}\\.\nb{16} runs revision 0, shell 1\\.0\\.0-abc`),
    );
  });

  it('is for anybody; what goes wrong inside is not', async () => {
    const { code, out } = await ops(['status'], { REGISTRY_OPERATOR_TOKEN: 'w'.repeat(43) });
    expect([code, out]).toEqual([0, expect.stringContaining('shown with an operator’s token')]);
    expect(out).not.toMatch(/composers run/);
  });
});

describe('a program', () => {
  it('reads every answer as JSON', async () => {
    const answers = await Promise.all(
      [['status'], ['releases', 'catalog'], ['audit'], ['canary'], ['canary', 'decisions']].map((words) =>
        ops([...words, '--json']),
      ),
    );
    expect(answers.map(({ code, out }) => [code, typeof JSON.parse(out)])).toEqual(
      answers.map(() => [0, 'object']),
    );
  });
});

describe('help', () => {
  it.each(COMMANDS)('of $name has its options and an example', async ({ name, examples, changes }) => {
    const { code, out } = await ops([...name.split(' '), '--help']);
    expect([code, out]).toEqual([0, expect.stringContaining(examples[0] ?? 'an example')]);
    expect(out).toContain('--json');
    expect(out.includes('--dry-run')).toBe(changes === true);
  });

  it('completes commands and options in bash', async () => {
    const { out } = await ops(['completion']);
    const complete = (...words: readonly string[]): string =>
      execFileSync(
        'bash',
        [
          '--norc',
          '-c',
          `${out}\nCOMP_WORDS=(ops ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _ops; echo "\${COMPREPLY[*]}"`,
        ],
        { env: {} },
      )
        .toString()
        .trim();
    expect(complete('sw')).toBe('swap');
    expect(complete('swap', '--dr')).toBe('--dry-run');
    expect(complete('canary', 're')).toBe('resume replay');
    expect(complete('canary', 'start', '--st')).toBe('--steps');
  });
});

describe('a dry run', () => {
  it.each([
    ['swap', 'catalog', '--version', '1.0.1'],
    ['kill', 'catalog'],
    ['rollback'],
    ['canary', 'start', 'catalog@1.0.1'],
  ])('%s changes nothing and says what would be', async (...words) => {
    const before = await registry.everything();
    const { code, out } = await ops([...words, '--dry-run', '--reason', 'what if']);
    expect([code, out]).toEqual([0, expect.stringMatching(/would be revision[^]*nothing was changed/)]);
    expect(await registry.everything()).toEqual(before);
  });
});
