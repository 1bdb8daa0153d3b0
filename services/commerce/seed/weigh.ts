/**
 * Measures every design's model and writes `metal.tsv`: gauge, volume, volume per millimetre of
 * size, outer width and height. Run it after a family of `jewellery/model` changed: `node services/commerce/seed/weigh.ts [category…]`.
 */
import { volumeOf } from '@suvarna/jewellery-model/alloy-density';
import { fitGauge } from '@suvarna/jewellery-model/fit-gauge';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import { metalVolume } from '@suvarna/jewellery-model/weight';
import { writeFileSync } from 'node:fs';
import { sizeMillimetres } from '@suvarna/contracts/sizes';
import { pieceOf } from '../src/modules/imagery/index.ts';
import { nominalDesigns } from './generate-designs.ts';
import { METAL_TABLE, metalOf, type Metal } from './metal-table.ts';
import { outerSizeOf } from './outer-size.ts';

type Nominal = ReturnType<typeof nominalDesigns>[number];

/** What the model of a design measures once its gauge suits the weight the recipe proposes. */
function weigh(design: Nominal): Metal {
  const body = design.bodies[0];
  if (!body) throw new Error(`${design.design_code} has no metal`);
  const piece = pieceOf(design);
  const wanted = volumeOf(body.net_mg, body.karat);
  const fitted = {
    ...piece,
    gauge_milli: design.category === 'gold-coins' ? 1_000 : fitGauge(piece, wanted),
  };
  const model = modelOf(fitted);
  const volume = metalVolume(model);
  const { width, height } = outerSizeOf(fitted, model) ?? { width: 0, height: 0 };
  return {
    gauge_milli: fitted.gauge_milli,
    volume: Math.round(volume * 1_000),
    per_mm: Math.round(perMillimetre(design, fitted, volume) * 1_000),
    width_tenth_mm: Math.round(width * 10),
    height_tenth_mm: Math.round(height * 10),
  };
}

/** Slope of the volume between the smallest or largest size, whichever is farther, and the default one. */
function perMillimetre(design: Nominal, piece: ReturnType<typeof pieceOf>, volume: number): number {
  const lengths = design.sizes
    .map((size) => sizeMillimetres(design.size_kind, size))
    .toSorted((a, b) => Math.abs(b - piece.size_mm) - Math.abs(a - piece.size_mm));
  const [far] = lengths;
  return far === undefined || far === piece.size_mm
    ? 0
    : (metalVolume(modelOf({ ...piece, size_mm: far })) - volume) / (far - piece.size_mm);
}

const only = process.argv.slice(2);
const lines = ['# design\tgauge_milli\tvolume\tper_mm\twidth_tenth_mm\theight_tenth_mm'];
let done = 0;
for (const design of nominalDesigns()) {
  const known = metalOf(design.design_code);
  const metal = known && only.length > 0 && !only.includes(design.category) ? known : weigh(design);
  lines.push(
    [
      design.design_code,
      metal.gauge_milli,
      metal.volume,
      metal.per_mm,
      metal.width_tenth_mm,
      metal.height_tenth_mm,
    ].join('\t'),
  );
  done += 1;
  if (done % 250 === 0) process.stderr.write(`${String(done)} weighed\n`);
}
writeFileSync(METAL_TABLE, `${lines.join('\n')}\n`);
