/** Reads the reports the test runners wrote; a report that is missing is a failure of its own. */
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { root } from '../workspace.ts';

/** How long the tests of one file took, added up. */
export interface FileTime {
  /** Path in the repository. */
  readonly file: string;
  readonly seconds: number;
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly files: readonly FileTime[];
}

/** Nothing was counted: a gate passes or fails as a whole. */
export const nothing: Count = { passed: 0, failed: 0, files: [] };
export const failure: Count = { ...nothing, failed: 1 };

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not even be loaded. */
  readonly numRuntimeErrorTestSuites: number;
  /** `startTime` and `endTime` in milliseconds. */
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  /** `duration` in milliseconds. */
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
  /** Failures outside of any test. */
  readonly errors: readonly unknown[];
}

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

export function countJest(file: string): Count {
  const report = read(file) as JestReport | null;
  if (!report) return failure;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1_000,
    })),
  };
}

const millisecondsOf = ({ specs, suites = [] }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(millisecondsOf))
    .reduce((sum, milliseconds) => sum + milliseconds, 0);

export function countPlaywright(file: string): Count {
  const report = read(file) as PlaywrightReport | null;
  if (!report) return failure;
  const { expected, unexpected, flaky } = report.stats;
  const times = new Map<string, number>();
  for (const suite of report.suites) {
    const name = relative(
      root,
      isAbsolute(suite.file) ? suite.file : join(report.config.rootDir, suite.file),
    );
    times.set(name, (times.get(name) ?? 0) + millisecondsOf(suite) / 1_000);
  }
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    files: [...times].map(([name, seconds]) => ({ file: name, seconds })),
  };
}
