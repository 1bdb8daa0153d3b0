/** Every design of the catalogue is audited, some minutes: `npm run proof -- audit`. The list of findings lies in `reports/audit/designs.tsv`. */
import { expect, it } from '@jest/globals';
import { reportFigures } from '@suvarna/testing/report-figures';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditDesign, countsOf } from './audit-designs.ts';
import { generateDesigns } from './generate-designs.ts';
import { KNOWN_FAULTS } from './known-faults.ts';

const REPORT = join(import.meta.dirname, '..', '..', '..', 'reports', 'audit');

it('finds no fault that is not known, and not more of those that are', () => {
  const designs = generateDesigns();
  const findings = designs.flatMap(auditDesign);
  mkdirSync(REPORT, { recursive: true });
  writeFileSync(
    join(REPORT, 'designs.tsv'),
    [
      ['design', 'category', 'form', 'fault', 'value', 'limit', 'where'],
      ...findings.map(({ design_code, category, form, fault, value, limit, where }) => [
        design_code,
        category,
        form,
        fault,
        value.toFixed(3),
        limit.toFixed(3),
        where,
      ]),
    ]
      .map((row) => `${row.join('\t')}\n`)
      .join(''),
  );
  const counts = countsOf(findings);
  reportFigures('audit of designs', { designs: designs.length, ...Object.fromEntries(counts) });
  expect([...counts].filter(([key, count]) => count > (KNOWN_FAULTS[key] ?? 0))).toEqual([]);
});
