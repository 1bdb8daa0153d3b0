import { chainAlong, metalPerMillimetre, type ChainPattern } from '../../chains/chain.ts';
import { lobster, springRing } from '../../chains/clasp.ts';
import { ball, box, cable, curb, rope } from '../../chains/patterns.ts';
import { between, trackOf } from '../../chains/track.ts';
import { standing } from '../../geometry/matrix.ts';
import { movedSetting, together } from '../../settings/setting.ts';
import { choicesFrom, type Choices } from '../choices.ts';
import type { Family } from '../family.ts';
import { thicknessFor } from '../heft.ts';
import { boundsOf } from '../bounds.ts';
import { coil } from './coil.ts';
import { wornChain } from './worn-chain.ts';

/** Cubic millimetres of metal on a millimetre of a middling chain. */
const USUAL_PER_MM = 0.82;
const SAMPLE_MM = 60;
const USUAL_WIDTH = 2;
const UP = [0, 1, 0] as const;

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

/** Chains, laid out in a coil so that their links are seen; the clasp lies outside. */
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
  const path = coil(length, width * 2.2, choices);
  const track = trackOf(path);
  const links = chainAlong(between(track, size, track.length, 400), patternAt(thick, length), { up: UP });
  const end = track.at(size / 2);
  const clasp = choices.chance(0.6)
    ? lobster({ size, wire: Math.max(0.4, width * 0.2) })
    : springRing({ size, wire: Math.max(0.4, width * 0.2) });
  const piecesLaid = together(
    links,
    movedSetting(
      clasp,
      standing(end.at, [0, 1, 0], end.tangent),
      [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1],
    ),
  );
  const { low } = boundsOf(piecesLaid);
  return {
    ...piecesLaid,
    worn: { ...wornChain(length, patternAt(thick, length), clasp, size), around: 'neck' },
    ground: { normal: [0, 1, 0], offset: low[1] },
    cameras: {
      hero: { azimuth: 0.25, elevation: 1.12, fieldOfView: 20, fill: 0.92 },
      front: { azimuth: 0, elevation: 1.5, fieldOfView: 20, fill: 0.9 },
      side: { azimuth: 0.9, elevation: 0.42, fieldOfView: 20, fill: 0.9 },
    },
  };
};

const cableOnly = (width: number, length: number): ChainPattern => cable({ width, length });
