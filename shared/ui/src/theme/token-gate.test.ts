import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const GATE = pathToFileURL(join(__dirname, '..', '..', 'token-gate.mjs')).href;

/** Faults of a sheet. The gate runs as it does in `npm run lint`: as a module of Node. */
function faultsOf(sheet: string): readonly string[] {
  const script = `const { faultsOf } = await import(${JSON.stringify(GATE)}); process.stdout.write(JSON.stringify(faultsOf(${JSON.stringify(sheet)})));`;
  const answer = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    }),
  ) as { line: number; fault: string }[];
  return answer.map(({ line, fault }) => `${line}: ${fault}`);
}

describe('token gate', () => {
  it('refuses literals, unknown tokens and private ones, with their lines', () => {
    expect(
      faultsOf(
        [
          '.a {',
          '  color: #7a1f3d;',
          '  background: ivory;',
          '  margin: 0 12px;',
          '  font-size: 14px;',
          '  transition: opacity 200ms;',
          '  color: var(--sv-color-typo);',
          '  color: var(--sv-raw-gold-500);',
          '  --sv-color-own: var(--sv-color-text);',
          '}',
        ].join('\n'),
      ),
    ).toEqual([
      '2: a literal colour',
      '3: a literal colour',
      '4: a literal distance',
      '5: a literal distance',
      '6: a literal duration',
      '7: --sv-color-typo is not a token',
      '8: --sv-raw-gold-500 is private to tokens.css',
      '9: tokens are defined in tokens.css only',
    ]);
  });

  it('lets tokens, sums of tokens, hairlines and sizes of boxes pass', () => {
    expect(
      faultsOf(`.a {
      padding: var(--sv-space-2) calc(-1 * var(--sv-space-4));
      padding-block: clamp(var(--sv-space-5), 4vw, var(--sv-space-7));
      border: 1px solid var(--sv-color-line);
      inline-size: 12rem;
      margin-inline-end: -0.125rem;
      transition: opacity var(--sv-duration-fast) var(--sv-ease-out);
      background: url('./gold.svg');
      white-space: nowrap;
    }`),
    ).toEqual([]);
  });

  it('takes an exception only with its reason', () => {
    expect(
      faultsOf(
        '.a {\n  /* token-gate-ignore: the mark of the bank must keep its colour */\n  color: #123456;\n}',
      ),
    ).toEqual([]);
    expect(faultsOf('.a {\n  /* token-gate-ignore: */\n  color: #123456;\n}')).toEqual([
      '3: a literal colour',
    ]);
  });
});
