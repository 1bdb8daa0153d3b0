import type { GiftCardDesign } from '@suvarna/contracts/gift-cards';

/** The colours of each design; the printed card has the same (`services/commerce/src/modules/gift-cards/paper`). */
export const INKS: Readonly<
  Record<GiftCardDesign, Readonly<Record<'ground' | 'text' | 'line' | 'fill', string>>>
> = {
  marigold: { ground: '#7A1F3D', text: '#FBF8F3', line: '#E8C27A', fill: '#D98E32' },
  peacock: { ground: '#12464F', text: '#FBF8F3', line: '#D9B872', fill: '#2F8C87' },
  diya: { ground: '#2B1A3F', text: '#FBF8F3', line: '#F0C060', fill: '#E08A2C' },
  lotus: { ground: '#F3E4DC', text: '#4A1226', line: '#A8763E', fill: '#D9909E' },
};

export interface Petal {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

const ring = (size: number, count: number): Petal[] =>
  Array.from({ length: count }, (_, index) => ({ x: 250, y: 110, size, turn: (index * 360) / count }));

/** Petals of each design on a card of 340 × 220. */
export const PETALS: Readonly<Record<GiftCardDesign, readonly Petal[]>> = {
  marigold: [...ring(84, 18), ...ring(60, 14), ...ring(38, 10)],
  peacock: Array.from({ length: 9 }, (_, index) => ({ x: 232, y: 164, size: 104, turn: (index - 4) * 17 })),
  diya: [{ x: 250, y: 126, size: 78, turn: 0 }],
  lotus: [-72, 72, -48, 48, -24, 24, 0].map((turn) => ({ x: 232, y: 158, size: 100, turn })),
};

/** A petal that points upwards from 0, 0. */
export const petalPath = (size: number): string =>
  `M0 0C${-size * 0.42} ${-size * 0.4} ${-size * 0.25} ${-size * 0.9} 0 ${-size}C${size * 0.25} ${-size * 0.9} ${size * 0.42} ${-size * 0.4} 0 0Z`;
