/** Frames of a sheet, as the image service lays them. */
export const [ACROSS, DOWN] = [6, 4] as const;

const HERO = /^(.*)\/hero-([a-z]+)-(?:\{w\}|\d+)(?:-[0-9a-z]+)?$/;

/**
 * Where the turn of a piece is, by the address of its main picture in a metal.
 *
 * @returns `undefined` for an address that is none of a main picture
 */
export function turnOf(picture: string): string | undefined {
  const [, path, colour] = HERO.exec(picture) ?? [];
  return path === undefined ? undefined : `${path}/turn-${colour}-515`;
}
