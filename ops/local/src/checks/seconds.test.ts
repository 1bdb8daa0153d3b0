import { expect, it } from '@jest/globals';
import { slowestFiles, tableOf, type Phase } from './seconds.ts';

const phase = (name: string, seconds: number, files: Phase['files'], failed = 0): Phase => ({
  name,
  seconds,
  files,
  failed,
});
const files = Array.from({ length: 25 }, (_, at) => ({ file: `file-${String(at)}.test.ts`, seconds: at }));

it('names the twenty slowest files of all phases, slowest first', () => {
  const slowest = slowestFiles([
    phase('unit', 300, files),
    phase('e2e', 100, [{ file: 'buy.spec.ts', seconds: 24.5 }]),
  ]);
  expect(slowest.map(({ seconds }) => seconds)).toEqual([
    24.5,
    ...Array.from({ length: 19 }, (_, at) => 24 - at),
  ]);
  expect(slowest[0]).toEqual({ file: 'buy.spec.ts', seconds: 24.5, phase: 'e2e' });
});

it('gives every phase a line, and says which failed', () => {
  expect(
    tableOf(
      [phase('types', 12.34, []), phase('unit', 300, [{ file: 'a.test.ts', seconds: 2 }], 1)],
      312.4,
    ).split('\n'),
  ).toEqual([
    '    12.3 s  types       ok',
    '   300.0 s  unit        FAILED',
    '   312.4 s  all in all',
    '     2.0 s  unit        a.test.ts',
  ]);
});
