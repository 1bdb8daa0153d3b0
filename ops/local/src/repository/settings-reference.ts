/** `docs/settings.md`: what each process reads of its environment, as its schemas say it. `npm run surface` writes it. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { defaultOf } from '@suvarna/settings/process-settings';
import type { DescribedProcess, DescribedSetting } from '@suvarna/settings/read-settings';
import { root } from '../workspace.ts';

const FILE = join(root, 'docs', 'settings.md');

/** Each is asked itself: what it reads is said by its own code, which does not run here. */
const ENTRIES = [
  ['Composer', 'shell/src/engine/composer/server.ts'],
  ['Commerce', 'services/commerce/src/server.ts'],
  ['Registry', 'ops/registry/src/server.ts'],
  ['Console', 'ops/console/src/server.ts'],
  ['Imaging', 'services/imaging/src/server.ts'],
  ['Sandbox', 'services/sandbox/src/server.ts'],
] as const;

export interface Reference extends DescribedProcess {
  readonly title: string;
}

export async function describedProcesses(): Promise<readonly Reference[]> {
  const all: Reference[] = [];
  for (const [title, entry] of ENTRIES) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(root, entry), '--help=json'],
      {
        env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') },
      },
    );
    all.push({ title, ...(JSON.parse(stdout) as DescribedProcess) });
  }
  return all;
}

/** A path of this checkout is said from its root. */
const cell = (text: string): string => text.replaceAll(`${root}/`, '').replaceAll('|', '\\|');

function row(setting: DescribedSetting): string {
  const { name, means, must } = setting;
  return `| \`${name}\` | ${cell(defaultOf(setting))} | ${cell(means)}${must === '' ? '' : `; ${cell(must)}`} |`;
}

export const referenceOf = (processes: readonly Reference[]): string =>
  `# Settings

What each process reads of its environment. Written by \`npm run surface\` from the schemas in the code; every process says its own with \`--help\`. What is missing or wrong is named in one list when a process starts. Sums of database connections and the roles of commerce are in [deployment](deployment.md).
${processes
  .map(
    ({ title, settings }) => `
## ${title}

| name | default | what it means |
|---|---|---|
${settings.map(row).join('\n')}
`,
  )
  .join('')}`;

export const agreedReference = (): string => readFileSync(FILE, 'utf8');

export async function writeSettingsReference(): Promise<void> {
  writeFileSync(FILE, referenceOf(await describedProcesses()));
}
