/**
 * The studio: flat lights at finite distances, so that reflections move with the place on the piece
 * and flat faces show gradients. Unit: radius of the piece; the camera stands towards +Z.
 */
export interface Panel {
  readonly centre: readonly [x: number, y: number, z: number];
  readonly half: readonly [width: number, height: number];
  /** Light it adds; for a flag, the share of everything behind it that it takes. */
  readonly strength: number;
}

export const lights: readonly Panel[] = [
  { centre: [-3, 4.2, 2.9], half: [1.7, 1.45], strength: 4.2 },
  { centre: [1.1, 5.4, -0.8], half: [2.5, 0.95], strength: 3.6 },
  { centre: [4.9, 1.9, 0.2], half: [2.1, 0.62], strength: 3.9 },
  { centre: [2.3, 1.5, 4.6], half: [1.9, 0.16], strength: 5 },
  { centre: [-3.4, 0.7, 3.9], half: [1.7, 0.14], strength: 3.6 },
  { centre: [-4.4, 2, -3.2], half: [1.7, 0.45], strength: 2.6 },
  { centre: [3, 2.6, -4.3], half: [1.8, 0.55], strength: 2.2 },
  { centre: [-1.2, 1.2, 6], half: [2, 1.3], strength: 0.65 },
];

/** Dark cards: without them polished metal has nothing to be bright against. */
export const flags: readonly Panel[] = [
  { centre: [2.5, 0.9, 3.4], half: [2.6, 0.4], strength: 0.9 },
  { centre: [-4.4, 0.2, 1], half: [2.6, 0.45], strength: 0.85 },
  { centre: [0.3, 3.4, 4.3], half: [2.6, 0.34], strength: 0.8 },
];
