import { haloRoom } from '../../settings/halo.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import type { Workshop } from '../family.ts';
import { headStyleFor } from '../rings/head.ts';
import { frameShapeOf, type FrameShape } from './drop-frame.ts';

export interface DropPlan {
  readonly stone: SizedStone;
  readonly small: SizedStone | undefined;
  /** On an ear wire; otherwise on a post behind a top part. */
  readonly hook: boolean;
  readonly kind: 'frame' | 'halo' | 'line' | 'flower';
  /** Small stones of one earring in the halo, and elsewhere. */
  readonly held: number;
  readonly rest: number;
  readonly style: ReturnType<typeof headStyleFor>;
  readonly slope: number;
  readonly basket: 'plain' | 'lattice' | 'scroll';
  readonly frame: FrameShape | undefined;
  /** Decides the variation of a motif that hangs by itself, if one does. */
  readonly figure: number | undefined;
  readonly bridged: boolean;
  /** A polished button at the ear, not the motif. */
  readonly button: boolean;
}

const USUAL: readonly [DropPlan['kind'], ...DropPlan['kind'][]] = ['frame', 'halo', 'line', 'frame'];
const KINDS: Readonly<Record<string, typeof USUAL>> = {
  geometric: ['frame', 'frame', 'halo', 'line'],
  floral: ['flower', 'flower', 'halo', 'line'],
};

/** A halo is whole or left out: pearls have none. */
function onHalo(stone: SizedStone, small: SizedStone, each: number): number {
  const room = stone.kind === 'pearl' ? 0 : haloRoom(stone.girdle, small);
  return each >= room * 0.7 ? Math.min(each, room) : 0;
}

/** Everything about a drop earring that is chosen before it is known what it measures. */
export function planOf({ piece, choices, centre, accents }: Workshop): DropPlan {
  const stone = stoneOf(
    centre ?? { type: 'diamond', shape: 'pear', count: 2, millicarat: 500, role: 'centre' },
  );
  const small = accents && stoneOf(accents);
  const each = accents ? Math.floor(accents.count / 2) : 0;
  const hook = choices.chance(0.4);
  const kind = choices.pick(KINDS[piece.motif] ?? USUAL);
  const held = small && kind === 'halo' ? onHalo(stone, small, each) : 0;
  const rest = each - held;
  const style = headStyleFor(stone, choices);
  const slope = held > 0 ? choices.within(0.04, 0.25) : 0;
  const basket = held > 0 ? choices.pick(['plain', 'lattice', 'scroll'] as const) : 'plain';
  const frame = kind === 'frame' && small ? frameShapeOf(piece.motif, choices) : undefined;
  const figure = frame === undefined && (kind === 'flower' || hook) ? choices.whole(0, 1e9) : undefined;
  const bridged = frame === undefined && small !== undefined && rest > 0 && choices.chance(0.5);
  return {
    stone,
    small,
    hook,
    kind,
    held,
    rest,
    style,
    slope,
    basket,
    frame,
    figure,
    bridged,
    button: !hook && choices.chance(0.3),
  };
}
