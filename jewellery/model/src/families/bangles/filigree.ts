import { turnedZ } from '../../geometry/matrix.ts';
import { turn } from '../../geometry/vector.ts';
import { copies, solids, together } from '../../settings/setting.ts';
import { metalVolume } from '../../weight.ts';
import type { Family, ShowsMotif, Workshop } from '../family.ts';
import { strand } from './edging.ts';
import { sphere } from '../../geometry/revolve.ts';
import { laceShows, lacework } from './lacework.ts';
import { bent, wireOn } from './hoop.ts';
import { innerRadius, isIndian } from './manner.ts';
import { lying } from './stage.ts';

const VOLUME = 590;

/** Radius of the finest wire, millimetres: 0.5 mm between the flats of its five sides. */
const LEAST_WIRE = 0.29;

/** How fine its wire is, and how long a cell by its height. */
const strokesOf = ({ choices }: Workshop): readonly [number, number] => [
  choices.within(0.25, 0.31),
  choices.within(0.85, 1.25),
];

export const filigreeShows: ShowsMotif = (workshop) => {
  // The lace is chosen after these.
  strokesOf(workshop);
  return laceShows(workshop.piece.motif, workshop.choices);
};

/** Jaali: an open lace of wire between rims, one cell laid around the wrist again and again. */
export const filigree: Family = (workshop) => {
  const { piece, choices, gauge } = workshop;
  const inner = innerRadius(piece);
  const thin = Math.sqrt(gauge);
  const height = Math.max(7.5, Math.min(15, piece.height_tenth_mm / 10));
  const [fine, long] = strokesOf(workshop);
  const wire = Math.max(LEAST_WIRE, fine * thin);
  const rim = 0.75 * thin;
  const middle = inner + rim;
  const lace = height - 3.2 * rim;
  const count = Math.round((2 * Math.PI * middle) / (lace * long));
  const length = (2 * Math.PI * middle) / count;
  const cell = bent(lacework(piece.motif, { length, height: lace, wire, choices }), middle);
  const cells = copies(
    cell,
    turn(count).map((angle) => turnedZ(-angle)),
  );
  const roped = isIndian(piece) || choices.chance(0.4);
  const up = height / 2 - rim;
  const rope = roped
    ? copies(
        sphere(1, 6),
        [up - rim * 0.8, -up + rim * 0.8].flatMap((at) => strand(middle + rim * 0.55, at, 0.3 * thin)),
      )
    : { parts: [], gems: [] };
  const dressed = together(cells, rope);
  const left = VOLUME * gauge ** 1.5 * (inner / 28.6) - metalVolume(dressed);
  const edge = Math.max(0.44, Math.min(1.15, Math.sqrt(Math.max(0, left) / (4 * Math.PI ** 2 * middle))));
  return lying(
    together(solids([wireOn(middle, up, edge, 12), wireOn(middle, -up, edge, 12)]), dressed),
    height,
    0.15,
  );
};
