import { chainAlong, metalPerMillimetre, type ChainPattern } from '../../chains/chain.ts';
import { lobster, springRing } from '../../chains/clasp.ts';
import { ball, box, cable, curb, rope } from '../../chains/patterns.ts';
import { between, trackOf } from '../../chains/track.ts';
import { loops, ribbon } from '../../chains/laying.ts';
import { basis, turnedX, turnedZ } from '../../geometry/matrix.ts';
import { cross, Z } from '../../geometry/vector.ts';
import type { Vector } from '../../model.ts';
import { movedSetting, together } from '../../settings/setting.ts';
import { choicesFrom, type Choices } from '../choices.ts';
import type { Family } from '../family.ts';
import { thicknessFor } from '../heft.ts';
import { boundsOf } from '../bounds.ts';
import { wornChain } from './worn-chain.ts';

/** Cubic millimetres of metal on a millimetre of a middling chain. */
const USUAL_PER_MM = 0.82;
const SAMPLE_MM = 60;
const USUAL_WIDTH = 2;

const FORMS: Readonly<Record<string, (width: number, length: number, choices: Choices) => ChainPattern>> = {
  cable: (width, length, { within }) =>
    cable({ width, length, wire: within(0.2, 0.29), long: within(1.2, 2.6) }),
  rope: (width, length, { within }) => rope({ width, length, wire: within(0.23, 0.28) }),
  box: (width, length, { within }) => box({ width, length, wire: within(0.15, 0.22) }),
  figaro: (width, length, { pick, within }) =>
    curb({
      width,
      length,
      wire: within(0.2, 0.27),
      flat: within(0.3, 0.9),
      lengths: pick<readonly number[]>([
        [1.25, 1.25, 1.25, 3.4],
        [1.2, 1.2, 2.8],
        [1.25, 1.25, 1.25, 1.25, 4.2],
        [1.2, 2.6],
      ]),
    }),
  curb: (width, length, { pick, within }) =>
    curb({
      width,
      length,
      wire: within(0.21, 0.3),
      flat: pick([0.25, 0.5, 0.9]),
      lengths: [within(1.15, 1.7)],
    }),
  ball: (width, length, { pick, within }) => {
    const small = pick([
      undefined,
      undefined,
      { every: 3, share: 0.6 },
      { every: 1, share: 0.55 },
      { every: 5, share: 0.7 },
    ]);
    return ball({
      width,
      length,
      apart: within(1.06, 1.3),
      segments: pick([10, 10, 8, 6]),
      ...(small && { small }),
    });
  },
};

/** Chains, laid with their clasp closed so that nothing is cut off and the links are large. */
export const chains: Family = ({ piece, gauge }) => {
  const make = FORMS[piece.form] ?? cableOnly;
  const patternAt = (thick: number, length: number): ChainPattern =>
    make(USUAL_WIDTH * thick, length, choicesFrom(piece.look));
  // Chains differ in weight more than anything else: eight times between the finest and the heaviest.
  const thick = thicknessFor(USUAL_PER_MM * gauge ** 3, (trial) =>
    metalPerMillimetre(patternAt(trial, SAMPLE_MM)),
  );
  const width = USUAL_WIDTH * thick;
  const choices = choicesFrom(piece.look + 1);
  const size = Math.max(7, Math.min(14, width * 4));
  const length = piece.size_mm || 457;
  const track = trackOf(layingOf({ length, width, choices }), true);
  const links = chainAlong(between(track, size / 2, track.length - size / 2, 600), patternAt(thick, length));
  const wire = Math.max(0.4, width * 0.2);
  const clasp = choices.chance(0.6) ? lobster({ size, wire }) : springRing({ size, wire });
  const end = track.at(0);
  const closed = together(links, movedSetting(clasp, basis(end.tangent, cross(Z, end.tangent), Z, end.at)));
  const turn = choices.within(-0.5, 0.5);
  const lying = movedSetting(closed, turnedX(-Math.PI / 2), turnedZ(turn));
  return {
    ...lying,
    worn: { ...wornChain(length, patternAt(thick, length), clasp, size), around: 'neck' },
    ground: { normal: [0, 1, 0], offset: boundsOf(lying).low[1] },
    cameras: {
      hero: { azimuth: 0.12, elevation: 1.02, fieldOfView: 20, fill: 0.93 },
      front: { azimuth: 0, elevation: 1.5, fieldOfView: 20, fill: 0.92 },
      side: { azimuth: 0.9, elevation: 0.42, fieldOfView: 20, fill: 0.92 },
    },
  };
};

/** Widths of the chain across a loop: its links are seen in a small picture. */
const WIDTHS_ACROSS = 20;

/** The ways chains are laid: loops one within the other, a rosette, a ribbon in folds. Neighbours on a page differ. */
function layingOf({ length, width, choices }: Laid): Vector[] {
  const over = width * 0.95;
  const turns = Math.max(2, Math.min(4, Math.round(length / (Math.PI * WIDTHS_ACROSS * width))));
  return choices.pick([
    () =>
      loops({ length, over, turns, spread: choices.within(0.26, 0.38), slender: choices.within(1.05, 1.2) }),
    () =>
      loops({
        length,
        over,
        turns,
        waves: turns + 1,
        spread: choices.within(0.34, 0.46),
        slender: choices.within(1.05, 1.15),
      }),
    () => ribbon({ length, over, apart: width * 1.75 }),
  ] as const)();
}

interface Laid {
  /** Millimetres. */
  readonly length: number;
  readonly width: number;
  readonly choices: Choices;
}

const cableOnly = (width: number, length: number): ChainPattern => cable({ width, length });
