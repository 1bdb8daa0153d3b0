import type { BandOptions } from '../../geometry/band.ts';
import { solids, together, type Setting } from '../../settings/setting.ts';
import type { Material } from '../../model.ts';
import { edging, type Edging } from './edging.ts';
import { hollowBand } from './hoop.ts';
import { cutBand, type Cutting } from './reliefs.ts';
import { wallOf } from './wall.ts';

export interface Body {
  readonly inner: number;
  readonly height: number;
  readonly thickness: number;
  readonly power: number;
  readonly edge: Edging;
  readonly wire: number;
  readonly cutting?: Cutting;
  readonly shift?: BandOptions['shift'];
  readonly material: Material;
  /** Metal of the whole bangle at the usual gauge, mm³. */
  readonly volume: number;
  readonly gauge: number;
}

/** Millimetres of sheet that is cut or chased: across the slope of a cut it is thinner. */
const CUT_MM = 0.44;

/** A band with its edges, its sheet as thick as the ornaments leave metal for. */
export function bodyWith(body: Body, ornaments: Setting): Setting {
  const { inner, height, thickness, power, edge, wire, cutting, shift, material, volume, gauge } = body;
  // The rounder the band, the lower its shoulders: rims lie where sheet is.
  const shoulder = power < 4 ? 0.3 : 1;
  const rims = edging(
    edge,
    inner + thickness * shoulder - wire * (power < 4 ? -0.2 : 0.35),
    height / 2 - wire * 0.15,
    wire,
  );
  const others = [...rims.parts, ...ornaments.parts];
  const sheetWall = wallOf({ volume, gauge, inner, thickness, height, others });
  const wall = cutting ? Math.max(CUT_MM, sheetWall) : sheetWall;
  const shape: BandOptions = {
    inner,
    power,
    comfort: 0.3,
    width: () => height,
    thickness: () => thickness,
    ...(shift && { shift }),
  };
  const sheet = cutting ? cutBand(shape, wall, cutting) : hollowBand(shape, wall);
  return together(solids([sheet], material), rims, ornaments);
}
