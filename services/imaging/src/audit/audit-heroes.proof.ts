/** The committed hero of every design is audited, some minutes: `npm run proof -- audit`. Findings and pairs that look alike lie in `reports/audit/`. */
import { expect, it } from '@jest/globals';
import { reportFigures } from '@suvarna/testing/report-figures';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HERO_SIZE, readMasters } from '../masters/master-index.ts';
import { alikeIn, faultsOf, groupsOf, readHero, type AuditedHero } from './audit-heroes.ts';
import { KNOWN_HERO_FAULTS } from './known-hero-faults.ts';

const REPORT = join(import.meta.dirname, '..', '..', '..', '..', 'reports', 'audit');

it('finds no fault that is not known, and not more of those that are, nor more pairs that look alike', async () => {
  const masters = (await readMasters()).filter(({ size }) => size === HERO_SIZE);
  const counts = new Map<string, number>();
  const lines: string[] = [];
  for (const [code, own] of Map.groupBy(masters, ({ design_code }) => design_code.slice(0, 2))) {
    const heroes: AuditedHero[] = [];
    for (const master of own) heroes.push(await readHero(master));
    const findings = heroes.flatMap(faultsOf);
    for (const { design_code, fault, value } of findings) {
      counts.set(`${code} ${fault}`, (counts.get(`${code} ${fault}`) ?? 0) + 1);
      lines.push([design_code, fault, value.toFixed(3)].join('\t'));
    }
    const pairs = alikeIn(heroes);
    counts.set(`${code} alike`, pairs.length);
    lines.push(
      ...pairs.map(({ designs, similarity }) =>
        [designs.join(' '), 'alike', similarity.toFixed(3)].join('\t'),
      ),
    );
    lines.push(
      ...groupsOf(pairs).map((group) => [group.join(' '), 'group', String(group.length)].join('\t')),
    );
  }
  mkdirSync(REPORT, { recursive: true });
  writeFileSync(join(REPORT, 'heroes.tsv'), `${lines.join('\n')}\n`);
  reportFigures('audit of heroes', { pictures: masters.length, ...Object.fromEntries(counts) });
  expect([...counts].filter(([key, count]) => count > (KNOWN_HERO_FAULTS[key] ?? 0))).toEqual([]);
});
