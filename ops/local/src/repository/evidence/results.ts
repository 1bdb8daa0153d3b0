/** How tests ended that ran: read from the reports of Jest and Playwright, kept in `docs/test-results.json`. */
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { root } from '../../workspace.ts';

export interface Result {
  readonly passed: boolean;
  /** Day it ran, YYYY-MM-DD. */
  readonly on: string;
}
/** By file and title; the title is empty where the whole file is meant. */
export type Results = ReadonlyMap<string, Result>;

/** One test of a report. */
interface Ran extends Result {
  readonly file: string;
  /** As it ran: values stand where its source has places for them. */
  readonly title: string;
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}
/** A part of a journey that has a title of its own. */
interface PlaywrightStep {
  readonly title: string;
  readonly error?: unknown;
  readonly steps?: readonly PlaywrightStep[];
}
interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly {
        readonly status: string;
        readonly startTime: string;
        readonly steps?: readonly PlaywrightStep[];
      }[];
    }[];
  }[];
}
interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

const dayOf = (at: number | string): string => new Date(at).toISOString().slice(0, 10);

const ofJest = ({ testResults }: JestReport): Ran[] =>
  testResults.flatMap(({ name, startTime, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({
        file: relative(root, name),
        title,
        passed: status === 'passed',
        on: dayOf(startTime),
      })),
  );

const ofSteps = (where: Pick<Ran, 'file' | 'on'>, steps: readonly PlaywrightStep[] = []): Ran[] =>
  steps.flatMap(({ title, error, steps: inside }) => [
    { ...where, title, passed: error === undefined },
    ...ofSteps(where, inside),
  ]);

const ofSuite = (directory: string, { file, specs, suites = [] }: PlaywrightSuite): Ran[] => [
  ...specs.flatMap(({ title, ok, tests }) => {
    const [ran] = tests.flatMap(({ results }) => results.filter(({ status }) => status !== 'skipped'));
    if (ran === undefined) return [];
    const where = {
      file: relative(root, isAbsolute(file) ? file : join(directory, file)),
      on: dayOf(ran.startTime),
    };
    return [{ ...where, title, passed: ok }, ...ofSteps(where, ran.steps)];
  }),
  ...suites.flatMap((suite) => ofSuite(directory, suite)),
];

/** @param report as either runner writes it; what is neither has no tests */
export function ranIn(report: Partial<JestReport & PlaywrightReport>): readonly Ran[] {
  const { testResults, suites, config } = report;
  if (testResults) return ofJest({ testResults });
  if (suites && config) return suites.flatMap((suite) => ofSuite(config.rootDir, suite));
  return [];
}

/** Of a test file that several reports have, the newest one counts. */
export function readReports(): readonly Ran[] {
  const byFile = new Map<string, readonly Ran[]>();
  const reports = globSync('reports/**/*.json', { cwd: root })
    .map((file) => join(root, file))
    .toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
  for (const report of reports) {
    const ran = ranIn(JSON.parse(readFileSync(report, 'utf8')) as Parameters<typeof ranIn>[0]);
    for (const file of new Set(ran.map((one) => one.file)))
      byFile.set(
        file,
        ran.filter((one) => one.file === file),
      );
  }
  return [...byFile.values()].flat();
}

/** `%s is refused` of a table of cases, or `${what} is refused`, stands for many. */
function meansTitle(title: string): RegExp {
  const words = title
    .split(/%[a-z#]|\$\{[^}]*\}|\$\w+/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${words.join('.*')}$`, 's');
}

/** How a test that is named ended, all of its cases together; `undefined` when none ran. */
export function resultOf(ran: readonly Ran[], file: string, title: string): Result | undefined {
  const means = title === '' ? /^/ : meansTitle(title);
  const cases = ran.filter((one) => one.file === file && means.test(one.title));
  const [oldest] = cases.map(({ on }) => on).toSorted();
  return oldest === undefined ? undefined : { passed: cases.every(({ passed }) => passed), on: oldest };
}

const FILE = join(root, 'docs', 'test-results.json');
export const keyOf = (file: string, title: string): string => `${file} › ${title}`;

/** By file and title: `passed 2026-11-30`. */
type Kept = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function keptResults(): Results {
  const kept = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Kept) : {};
  return new Map(
    Object.entries(kept).flatMap(([file, titles]) =>
      Object.entries(titles).map(([title, said]): [string, Result] => {
        const [word, on = ''] = said.split(' ');
        return [keyOf(file, title), { passed: word === 'passed', on }];
      }),
    ),
  );
}

export function keepResults(results: Results): void {
  const kept: Record<string, Record<string, string>> = {};
  for (const [key, { passed, on }] of [...results].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [file = '', title = ''] = key.split(' › ');
    kept[file] = { ...kept[file], [title]: `${passed ? 'passed' : 'failed'} ${on}` };
  }
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}
