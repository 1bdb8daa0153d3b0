/**
 * Measures every design's model and writes `metal.tsv`: gauge, volume, volume per millimetre of
 * size, outer width and height. Run it after a family of `jewellery/model` changed: `node services/commerce/seed/weigh.ts [category…]`.
 * Several may run at a time, each with its own categories.
 */
import { nominalDesigns } from './generate-designs.ts';
import { keepMetal, type Metal } from './metal-table.ts';
import { loadUnion } from './union-volume.ts';
import { weighDesign } from './weigh-design.ts';

const open: string[] = [];
let current = '';
const unionOf = await loadUnion(() => open.push(current));

const only = process.argv.slice(2);
const measured = new Map<string, Metal>();
for (const design of nominalDesigns()) {
  if (only.length > 0 && !only.includes(design.category)) continue;
  current = design.design_code;
  measured.set(current, weighDesign(design, unionOf));
  if (measured.size % 250 === 0) process.stderr.write(`${String(measured.size)} weighed\n`);
}
keepMetal(measured);
process.stderr.write(
  `${String(measured.size)} weighed; surfaces that are not closed: ${String(open.length)} ${open.join(' ')}\n`,
);
