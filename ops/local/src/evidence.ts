/** `npm run evidence`: writes `docs/resilience.md` and `docs/asvs.md` from what they name and the reports in `reports/`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf } from './repository/evidence/document.ts';
import { claimsOf, SUBJECTS, type Subject } from './repository/evidence/evidence.ts';
import {
  keepResults,
  keptResults,
  keyOf,
  readReports,
  resultOf,
  type Result,
} from './repository/evidence/results.ts';
import { say } from './terminal.ts';
import { root } from './workspace.ts';

const subjects = Object.keys(SUBJECTS) as Subject[];
const ran = readReports();
const kept = keptResults();
const results = new Map<string, Result>();
for (const { file, titles = [''] } of subjects.flatMap((subject) =>
  claimsOf(subject).flatMap(({ tests }) => tests),
))
  for (const title of titles) {
    const key = keyOf(file, title);
    // What did not run this time ended as it did the time before.
    const result = resultOf(ran, file, title) ?? kept.get(key);
    if (result !== undefined) results.set(key, result);
  }
keepResults(results);
for (const subject of subjects)
  writeFileSync(join(root, 'docs', `${subject}.md`), documentOf(subject, claimsOf(subject), results));
say('evidence', `${results.size} results of tests; docs/resilience.md and docs/asvs.md are written`);
