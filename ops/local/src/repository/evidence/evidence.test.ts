import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace.ts';
import { documentOf } from './document.ts';
import { claimsOf, faultsOf, type Claim } from './evidence.ts';
import { keptResults, keyOf, ranIn, resultOf } from './results.ts';

describe.each(['resilience', 'asvs'] as const)('docs/%s.json', (subject) => {
  it('names tests that are there by their titles, and places that are there', () => {
    expect(claimsOf(subject).flatMap(faultsOf)).toEqual([]);
  });
  it('has each row once', () => {
    const ids = claimsOf(subject).map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
  it('is written out in the document (npm run evidence)', () => {
    const written = readFileSync(join(root, 'docs', `${subject}.md`), 'utf8');
    expect(written).toBe(documentOf(subject, claimsOf(subject), keptResults()));
  });
});

it('docs/resilience.json has the 67 faults in their order', () => {
  expect(claimsOf('resilience').map(({ id }) => id)).toEqual(
    Array.from({ length: 67 }, (_, number) => String(number + 1)),
  );
});

describe('a result', () => {
  const report = {
    testResults: [
      {
        name: join(root, 'a.test.ts'),
        startTime: Date.parse('2026-11-30T10:00:00Z'),
        assertionResults: [
          { title: 'price is refused', status: 'passed' },
          { title: 'role is refused', status: 'failed' },
          { title: 'adds (up)', status: 'passed' },
          { title: 'is left out', status: 'skipped' },
        ],
      },
    ],
  };
  const ran = ranIn(report);

  it('is that of all cases of a title', () => {
    expect(resultOf(ran, 'a.test.ts', '%s is refused')).toEqual({ passed: false, on: '2026-11-30' });
    expect(resultOf(ran, 'a.test.ts', 'adds (up)')).toEqual({ passed: true, on: '2026-11-30' });
  });
  it('is none of a test that was left out, or stands in another file', () => {
    expect(resultOf(ran, 'a.test.ts', 'is left out')).toBeUndefined();
    expect(resultOf(ran, 'b.test.ts', 'adds (up)')).toBeUndefined();
  });
  it('is read of journeys and their steps, too', () => {
    const steps = [{ title: 'by keyboard', steps: [{ title: 'in Hindi', error: { message: 'no' } }] }];
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      ok,
      tests: [{ results: [{ status, startTime: '2026-11-29T23:00:00.000Z', steps }] }],
    });
    const suites = [
      {
        file: 'faults/x.spec.ts',
        specs: [spec('heals', true, 'passed')],
        suites: [{ file: 'faults/x.spec.ts', specs: [spec('waits', true, 'skipped')] }],
      },
    ];
    expect(ranIn({ config: { rootDir: join(root, 'e2e') }, suites })).toEqual([
      { file: 'e2e/faults/x.spec.ts', title: 'heals', passed: true, on: '2026-11-29' },
      { file: 'e2e/faults/x.spec.ts', title: 'by keyboard', passed: true, on: '2026-11-29' },
      { file: 'e2e/faults/x.spec.ts', title: 'in Hindi', passed: false, on: '2026-11-29' },
    ]);
  });
});

it('a row says what failed, what did not run, and what no test shows', () => {
  const rows: readonly Claim[] = [
    { id: '1', group: 'A', about: 'one', tests: [{ file: 'a.test.ts', titles: ['x', 'y'] }] },
    { id: '2', group: 'A', about: 'two', tests: [{ file: 'b.test.ts' }], lacks: 'Not all of it.' },
    { id: '3', group: 'B', about: 'three', tests: [] },
  ];
  const results = new Map([
    [keyOf('a.test.ts', 'x'), { passed: true, on: '2026-11-30' }],
    [keyOf('b.test.ts', ''), { passed: false, on: '2026-11-30' }],
  ]);
  const written = documentOf('resilience', rows, results);
  expect(written).toContain('| 1 | one | `a.test.ts` “x” “y” | 1 of 2 not run |');
  expect(written).toContain('| 2 | two | `b.test.ts` — Not all of it. | **1 of 1 failed** |');
  expect(written).toContain('| 3 | three |  | no test |');
});
