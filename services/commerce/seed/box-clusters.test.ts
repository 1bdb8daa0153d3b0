import { expect, it } from '@jest/globals';
import { clustersOfBoxes, type Box } from './box-clusters.ts';

const cube = (x: number, y = 0): Box => [x, y, 0, x + 1, y + 1, 1];

it('puts together what meets, directly or through others, whatever the order', () => {
  const boxes = [cube(4), cube(0), cube(1.8), cube(0.9), cube(4.5, 0.5), cube(0.2, 3)];
  expect(
    clustersOfBoxes(boxes)
      .map((cluster) => cluster.toSorted((a, b) => a - b))
      .toSorted((a, b) => b.length - a.length),
  ).toEqual([[1, 2, 3], [0, 4], [5]]);
});
