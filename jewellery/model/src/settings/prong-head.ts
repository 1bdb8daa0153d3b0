import { joined } from '../geometry/mesh.ts';
import { tube } from '../geometry/sweep.ts';
import type { Vector } from '../model.ts';
import { grown } from './girdle.ts';
import { besideGirdle, LEAST_PRONG, prong, prongAngles, prongsFor, type ProngTip } from './prongs.ts';
import { solids, together, type Setting } from './setting.ts';
import type { SizedStone } from './sized-stone.ts';

export interface ProngHeadOptions {
  /** Prongs; left out, what suits the cut. */
  readonly prongs?: number;
  /** How far below the girdle the prongs meet the base, millimetres. */
  readonly drop: number;
  /** Radius of a prong, millimetres; left out, by the size of the stone. */
  readonly wire?: number;
  /** Share of the girdle's size the base has. */
  readonly foot?: number;
  readonly tip?: ProngTip;
  /** 0 straight wires, 1 a tulip's; 0.6 left out. */
  readonly belly?: number;
  /** Radians the feet are turned against the tips. */
  readonly lean?: number;
  /** Wires around the prongs at these shares of the way down; left out, one below the girdle and one at the foot. */
  readonly rails?: readonly number[];
  /** Turns the prongs of a round stone. */
  readonly turned?: number;
}

/** Radius of the thinnest rail, millimetres: wire of 0.5 mm between the flats of its eight sides. */
const LEAST_RAIL = 0.27;

/** Radius of a prong that is strong enough and hides little. */
export const prongWire = (stone: SizedStone, prongs = 4): number =>
  Math.max(LEAST_PRONG, (prongs > 4 ? 0.04 : 0.046) * Math.sqrt(stone.length * stone.width));

/** A stone held by prongs over an open basket of wires, its girdle at y = 0. */
export function prongHead(stone: SizedStone, options: ProngHeadOptions): Setting {
  const {
    prongs: wished = stone.cut === 'round' || stone.cut === 'pear' || stone.cut === 'marquise' ? 6 : 4,
    drop,
    foot = 0.42,
    tip = 'round',
    belly = 0.6,
    lean = 0,
    rails = [0.46, 1],
    turned = 0,
  } = options;
  const wire = Math.max(LEAST_PRONG, options.wire ?? prongWire(stone, wished));
  const prongs = prongsFor(stone, wished, wire);
  const bars = prongAngles(stone.cut, prongs, turned).flatMap((angle) =>
    prong(stone, angle, { wire, drop, foot, tip, belly, lean }),
  );
  const outline = grown(stone.girdle, besideGirdle(wire) * 0.8);
  const rings = rails.map((down) => {
    const share = foot + (1 - foot) * (1 - down) ** (1 + 0.3 * belly);
    return tube(
      outline.map(([x, z]): Vector => [x * share, -drop * down, z * share]),
      Math.max(LEAST_RAIL, wire * (down === 1 ? 1 : 0.78)),
      { closed: true, sides: 8 },
    );
  });
  return together(solids([joined([...bars, ...rings])]), stone.setting);
}
