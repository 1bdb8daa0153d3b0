/**
 * Counts what the audit finds in some designs of a category, evenly taken: `node services/commerce/seed/audit-sample.ts <category> [how many]`.
 * All of them are for `npm run proof -- audit`.
 */
import { auditDesign, countsOf } from './audit-designs.ts';
import { generateDesigns } from './generate-designs.ts';

const [category, many = '60'] = process.argv.slice(2);
const all = generateDesigns().filter((design) => design.category === category);
const step = Math.max(1, Math.floor(all.length / Number(many)));
const sample = all.filter((_, at) => at % step === 0);
const findings = sample.flatMap(auditDesign);
process.stdout.write(
  [
    ...findings.map(({ design_code, form, fault, value, limit, where }) =>
      [design_code, form, fault, value.toFixed(2), limit.toFixed(2), where].join('\t'),
    ),
    ...[...countsOf(findings)].map(
      ([fault, count]) => `${fault}: ${String(count)} of ${String(sample.length)}`,
    ),
    '',
  ].join('\n'),
);
