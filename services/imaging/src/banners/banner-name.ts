/** Shapes a banner is drawn in, and the widths pages ask for; the largest is what is committed. */
export const SHAPES = {
  wide: { widths: [1280, 1920], ratio: 5 },
  square: { widths: [360, 720], ratio: 1 },
} as const;
export type Shape = keyof typeof SHAPES;

/** What an address asks for: `/media/banners/{name}-{shape}-{width}`. */
export interface WantedBanner {
  readonly name: string;
  readonly shape: Shape;
  readonly width: number;
}

const ADDRESS = /^([a-z]+(?:-[a-z]+)?)-(wide|square)-(\d{3,4})$/;

/** @returns `undefined` when it is no address of a banner */
export function readBanner(address: string): WantedBanner | undefined {
  const [, name, shape, width] = ADDRESS.exec(address) ?? [];
  if (name === undefined || (shape !== 'wide' && shape !== 'square')) return undefined;
  const wanted = { name, shape, width: Number(width) } as const;
  return SHAPES[shape].widths.some((known) => known === wanted.width) ? wanted : undefined;
}
