import { chainAlong, type ChainPattern } from '../../chains/chain.ts';
import { neckline } from '../../chains/hanging.ts';
import { between, trackOf } from '../../chains/track.ts';
import { moved } from '../../geometry/matrix.ts';
import { movedSetting, together, type Setting } from '../../settings/setting.ts';

/**
 * A chain laid as necklaces are, a closed loop with its clasp at the top: what it is worn as.
 *
 * @param clasp lies along X around the origin, `size` millimetres long
 */
export function wornChain(length: number, pattern: ChainPattern, clasp: Setting, size: number): Setting {
  const track = trackOf(neckline({ length, slender: 1.1, nape: 0.12, deep: 0.1 }), true);
  return together(
    chainAlong(between(track, size / 2, track.length - size / 2, 400), pattern),
    movedSetting(clasp, moved(track.at(0).at)),
  );
}
