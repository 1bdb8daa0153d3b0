import { ear, earField, PIERCING } from '../forms/ear.ts';
import { boundsOf } from '../families/bounds.ts';
import { moved } from '../geometry/matrix.ts';
import type { Model } from '../model.ts';
import { movedSetting } from '../settings/setting.ts';
import type { Piece } from '../piece.ts';
import { beforeSkin } from './before-skin.ts';
import type { OnForm } from './on-form.ts';
import { fieldAt, settled } from './settle.ts';

/** Share of the picture's side an earring takes, and how much of an ear is seen at least, millimetres. */
const SHARE = 0.5;
const LEAST_MM = 32;
/** What hangs lower under the pin hangs before the neck. */
const LOBE_MM = 9;
/** Forms that go through the lobe and lie on no side of it. */
const HOOKED: ReadonlySet<string> = new Set(['hoop', 'threader']);
/** Three quarters from the front, where hoops are seen open. */
const FROM = -0.5;

/** One earring of the pair on an ear. */
export function onEar({ form }: Piece, { worn }: Pick<Model, 'worn'>): OnForm | undefined {
  if (!worn?.pin) return undefined;
  const { pin } = worn;
  const place = moved([pin[0] - PIERCING[0], pin[1] - PIERCING[1], pin[2] - PIERCING[2]]);
  const back = moved([PIERCING[0] - pin[0], PIERCING[1] - pin[1], PIERCING[2] - pin[2]]);
  const field = fieldAt(earField, back);
  const front = HOOKED.has(form) ? new Float32Array() : beforeSkin(worn.parts, pin, LOBE_MM);
  const forward = front.length > 0 ? settled(front, field, [0, 0, -1], [-14, 6]) : 0;
  const setting = movedSetting(worn, moved([0, 0, -forward]));
  const { low, high } = boundsOf(setting);
  const tall = high[1] - low[1];
  const side = Math.max(LEAST_MM, tall / SHARE);
  return {
    ...setting,
    form: ear(),
    place,
    frame: {
      middle: [
        pin[0] + 2,
        (low[1] + high[1]) / 2 + Math.max(0, (side - tall) / 2 - side * 0.22) * 0.7,
        pin[2],
      ],
      side,
      azimuth: FROM,
      elevation: 0.06,
    },
    ground: { normal: [0, 0, 1], offset: -190 },
  };
}
