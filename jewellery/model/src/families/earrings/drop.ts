import { chainOf, moved, turnedZ } from '../../geometry/matrix.ts';
import { tube } from '../../geometry/sweep.ts';
import { weighedMotif } from '../../motifs/weighed.ts';
import { gallery } from '../../settings/gallery.ts';
import { grown } from '../../settings/girdle.ts';
import { halo, haloEdge } from '../../settings/halo.ts';
import { movedSetting, solids, together, type Setting } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';
import type { Family, ShowsMotif } from '../family.ts';
import { headOf } from '../rings/head.ts';
import { atLeast, ORNAMENT, WALL } from '../walls.ts';
import { framed, frameShows } from './drop-frame.ts';
import { lineOf } from './drop-line.ts';
import { planOf, type DropPlan } from './drop-plan.ts';
import { buttonOf, linkedBar, topOf } from './drop-top.ts';
import { FACING, loop } from './fittings.ts';
import { EAR_RING, earWire, HOOK, hookOf } from './hooks.ts';
import type { Hung } from './hung.ts';
import { hangingPair } from './pair.ts';

/** A fine stone that moves below the ear: in a halo, in a frame, or at the end of a line of small ones. */
export const drop: Family = (workshop) => {
  const { piece, choices, gauge } = workshop;
  const plan = planOf(workshop);
  const { hook, kind, small, held, rest } = plan;
  const [width, height] = [piece.width_tenth_mm / 10, piece.height_tenth_mm / 10];
  const heavy = gauge ** 1.8;
  const jewel = jewelOf(plan, held > 0 ? small : undefined, gauge, heavy, piece.style === 'vintage');
  const hung: Hung[] = [];
  if (plan.frame && small)
    hung.push(
      framed(plan.frame, jewel, small, rest, {
        width,
        height: Math.min(height * 0.72, Math.max(width * 1.3, jewel.reach + 5)),
        heavy,
        least: atLeast(WALL, gauge),
      }),
    );
  else {
    if (plan.figure !== undefined) {
      const radius =
        kind === 'flower' ? Math.min(width / 2, 5.5) : Math.max(2.4, Math.min(4.2, width * 0.28));
      const motif = weighedMotif(piece.motif, {
        radius,
        volume: hook ? 76 : 40,
        gauge: heavy,
        least: atLeast(WALL, gauge),
        look: plan.figure,
      });
      const [dx, dy] = [motif.foot[0] - motif.hang[0], motif.hang[1] - motif.foot[1]];
      hung.push({
        // It hangs by its own weight: what is below it is below where it is held.
        setting: movedSetting(
          motif.setting,
          turnedZ(-Math.atan2(dx, dy)),
          moved([-motif.hang[0], -motif.hang[1], -motif.hang[2]]),
        ),
        reach: Math.hypot(dx, dy) - 0.2,
      });
    }
    if (small && rest > 0)
      hung.push(
        ...lineOf(
          small,
          rest,
          Math.max(
            0,
            height - jewel.reach - (hook ? 3 : 2) - hung.reduce((sum, { reach }) => sum + reach + 0.9, 0),
          ),
          gauge,
          plan.bridged,
        ),
      );
    hung.push(jewel);
  }
  const total = hung.reduce((sum, { reach }) => sum + reach + 0.85, 0);
  const slack = Math.max(0, Math.min(16, height - total - (hook ? 3.2 : 5)));
  const top = hook
    ? { setting: solids([earWire(hookOf(piece.look))]), reach: 0, ring: EAR_RING }
    : plan.button
      ? buttonOf(Math.max(2, Math.min(3.4, width * 0.22)), gauge, heavy)
      : topOf(piece.motif, Math.max(2.6, Math.min(5, width * 0.32)), kind === 'frame' ? 42 : 72, {
          heavy,
          least: atLeast(WALL, gauge),
          look: choices.whole(0, 1e9),
        });
  const chain = slack > 2.5 ? [linkedBar(slack, gauge, choices.chance(0.5))] : [];
  return hangingPair(strung([...chain, ...hung], top), {
    gap: 0.55,
    turn: hook ? 0.42 : 0,
    fill: 0.86,
    pin: [0, hook ? HOOK : 0, 0],
  });
};

/** In the frame itself, hanging by itself, or at the ear. */
export const dropShows: ShowsMotif = (workshop) => {
  const { hook, frame, figure, button } = planOf(workshop);
  return (
    (frame !== undefined && frameShows(workshop.piece.motif, frame)) ||
    figure !== undefined ||
    (!hook && !button)
  );
};

/** Radii of the two rings of a link: the upper one passes through what is above, the lower one holds what is below. */
const [UPPER, LOWER] = [0.8, 0.7];
/** Radius of their wire. */
const LINK = 0.32;

/** Everything below its top part, joined by rings that rest in each other. */
function strung(hung: readonly Hung[], top: Hung & { readonly ring?: Ring }): Setting {
  const wire = LINK;
  const out: Setting[] = [top.setting];
  let y = -top.reach;
  for (const [index, { setting, reach }] of hung.entries()) {
    // An ear wire ends in a ring of its own; everything else is pierced just above its lowest point.
    const upper =
      index === 0 && top.ring ? resting(0, top.ring, { radius: UPPER, wire }) : y - UPPER + wire * 1.2;
    const lower = resting(upper, { radius: UPPER, wire }, { radius: LOWER, wire });
    out.push(
      movedSetting(solids([loop(UPPER, wire, index % 2 === 0)]), moved([0, upper, 0])),
      movedSetting(solids([loop(LOWER, wire, index % 2 === 1)]), moved([0, lower, 0])),
      movedSetting(setting, moved([0, lower - LOWER + wire * 0.4, 0])),
    );
    y = lower - LOWER + wire * 0.4 - reach;
  }
  return together(...out);
}

interface Ring {
  readonly radius: number;
  readonly wire: number;
}

/** Height of the middle of a ring that hangs in another one whose middle is at `above`. */
const resting = (above: number, upper: Ring, lower: Ring): number =>
  above - upper.radius - lower.radius + (upper.wire + lower.wire) * 0.97;

/** The centre stone in its head, a halo around it if it has one. */
function jewelOf(
  { stone, style, held, slope, basket }: DropPlan,
  small: SizedStone | undefined,
  gauge: number,
  heavy: number,
  milgrain: boolean,
): Hung {
  const under = Math.max(stone.pavilion * 0.95, 1.2) + (stone.kind === 'pearl' ? 0.5 : 0.2);
  const thickness = Math.max(0.85 * heavy, atLeast(WALL, gauge));
  const head = headOf(stone, {
    style: style === 'half-bezel' ? 'bezel' : style,
    drop: under,
    seat: stone.width * 0.25,
    gauge,
    milgrain,
  });
  const edge = small ? haloEdge(stone.girdle, small) : grown(stone.girdle, 0.28);
  const ring = small ? halo(stone, small, { count: held, thickness, slope }) : solids([]);
  const support = small
    ? gallery(grown(edge, -0.35), {
        top: -0.3 - thickness,
        bottom: -under,
        foot: 0.5,
        wire: Math.max(ORNAMENT, 0.24 * Math.sqrt(gauge)),
        struts: 8,
        pattern: basket,
      })
    : solids([]);
  // Where no halo is, nothing of the head may be at its top: a lug from the ring to the basket.
  const tip = -Math.min(...edge.map(([, z]) => z));
  const lug = small
    ? solids([])
    : solids([
        tube(
          [
            [0, 0, -tip - 0.15],
            [0, -under * 0.3, -tip * 0.9],
            [0, -under * 0.6, -tip * 0.55],
            [0, -under * 0.9, -tip * 0.3],
          ],
          Math.max(ORNAMENT, 0.26 * Math.sqrt(gauge)),
          { sides: 8 },
        ),
      ]);
  const [above, below] = [tip, Math.max(...edge.map(([, z]) => z))];
  return {
    setting: movedSetting(together(head, ring, support, lug), chainOf(moved([0, -above - 0.1, 0]), FACING)),
    reach: above + below + 0.2,
  };
}
