/** `npm run calls`: writes what browsers import of the table of endpoints. A test fails when it was forgotten. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_TABLE } from '../src/capabilities.ts';
import { alertEventsSource, callsSource, photoPathsSource } from './calls-source.ts';

const folder = join(import.meta.dirname, '../src/calls');
for (const [name, module] of Object.entries(BROWSER_TABLE))
  writeFileSync(join(folder, `${name}.ts`), callsSource(name, module));
writeFileSync(join(folder, 'alert-events.ts'), alertEventsSource(Object.values(BROWSER_TABLE)));
writeFileSync(join(folder, 'photo-paths.ts'), photoPathsSource(Object.values(BROWSER_TABLE)));
execFileSync('oxfmt', [folder], { env: { PATH: process.env['PATH'] ?? '' } });
