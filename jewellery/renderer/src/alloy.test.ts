import { expect, it } from '@jest/globals';
import { toneOf } from './alloy.ts';

it('draws finer gold more yellow, rose redder, white without colour', () => {
  const saturation = ([red, , blue]: readonly number[]) => (red ?? 0) - (blue ?? 0);
  const yellow = ([14, 18, 22, 24] as const).map((karat) =>
    saturation(toneOf({ karat, colour: 'yellow' }).reflection),
  );
  expect(yellow).toEqual(yellow.toSorted((a, b) => a - b));
  expect(toneOf({ karat: 18, colour: 'rose' }).reflection[1]).toBeLessThan(
    toneOf({ karat: 18, colour: 'yellow' }).reflection[1],
  );
  expect(saturation(toneOf({ karat: 18, colour: 'white' }).reflection)).toBeLessThan(0.05);
});
