/** Every design of the catalogue is audited, some minutes a category: `npm run proof -- audit-designs`. The list of findings lies in `reports/audit/designs-{category}.tsv`. */
import { expect, it } from '@jest/globals';
import { reportFigures } from '@suvarna/testing/report-figures';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditDesign, countsOf } from './audit-designs.ts';
import { generateDesigns } from './generate-designs.ts';
import { KNOWN_FAULTS } from './known-faults.ts';

const REPORT = join(import.meta.dirname, '..', '..', '..', 'reports', 'audit');

it.each([...Map.groupBy(generateDesigns(), ({ category }) => category)])(
  'finds no fault in %s that is not known, and not more of those that are',
  (category, designs) => {
    const findings = designs.flatMap(auditDesign);
    mkdirSync(REPORT, { recursive: true });
    writeFileSync(
      join(REPORT, `designs-${category}.tsv`),
      [
        ['design', 'form', 'fault', 'value', 'limit', 'where'],
        ...findings.map(({ design_code, form, fault, value, limit, where }) => [
          design_code,
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
    reportFigures(`audit of ${category}`, { designs: designs.length, ...Object.fromEntries(counts) });
    expect([...counts].filter(([key, count]) => count > (KNOWN_FAULTS[key] ?? 0))).toEqual([]);
  },
);
