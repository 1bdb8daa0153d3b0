import { expect, it } from '@jest/globals';
import { cornerOf } from '../../../geometry/mesh.ts';
import { choicesFrom } from '../../choices.ts';
import { barOf } from '../finger.ts';
import { SHANK_STYLES, shankOf } from './shank-for.ts';

/** Millimetres a shank has below the finger at least, finished, and the least width that takes a hallmark. */
const [THICK, WIDE] = [1.2, 1.1];
/** As light as a design may be wished. */
const [METAL, GAUGE] = [40, 0.6];
const INNER = 8.26;

it.each(SHANK_STYLES)('a shank that is %s is strong enough at the lightest gauge', (style) => {
  const { setting } = shankOf(
    style,
    {
      inner: INNER,
      ...barOf(METAL, 1.9, GAUGE),
      girdle: INNER + 4,
      reach: 2.6,
      clear: 0.4,
      paved: 0,
    },
    choicesFrom(3),
  );
  // Around the whole back: wires that cross are thick in one place and thin in the next.
  for (const angle of [2.4, 2.8, Math.PI, -2.8, -2.4]) {
    const here = setting.parts
      .flatMap(({ mesh }) => Array.from({ length: mesh.positions.length / 3 }, (_, at) => cornerOf(mesh, at)))
      .filter(([x, y]) => Math.cos(Math.atan2(x, y) - angle) > Math.cos(0.06));
    const radii = here.map(([x, y]) => Math.hypot(x, y));
    expect(Math.max(...radii) - Math.min(...radii)).toBeGreaterThan(THICK);
    expect(Math.max(...here.map(([, , z]) => z)) - Math.min(...here.map(([, , z]) => z))).toBeGreaterThan(
      WIDE,
    );
  }
});
