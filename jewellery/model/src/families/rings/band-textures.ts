/** Extra height of a band's outside at an angle and a share −1…1 of its width, for a relief of `deep` millimetres. */
export type Texture = (angle: number, across: number, deep: number) => number;

const wave = (value: number): number => Math.cos(value);
/** 1 near zero, falling to 0 at `half`. */
const ridge = (value: number, half: number): number => Math.max(0, 1 - Math.abs(value) / half);

export const TEXTURES = {
  smooth: () => 0,
  groove: (_, across, deep) => -deep * Math.min(1, 2 * ridge(across, 0.18)),
  'two-grooves': (_, across, deep) => -deep * Math.min(1, 2 * ridge(Math.abs(across) - 0.55, 0.14)),
  step: (_, across, deep) => (Math.abs(across) < 0.52 ? deep * 0.8 : -deep * 0.4),
  hammered: (angle, across, deep) =>
    -deep *
    0.7 *
    Math.abs(wave(angle * 19 + 2.1 * wave(across * 3)) * wave(across * 3.4 + angle * 7)) *
    ridge(across, 1.2),
  facets: (angle, across, deep) =>
    deep * (Math.abs((((((angle * 18) / Math.PI + across * 1.2) % 2) + 2) % 2) - 1) - 0.5),
  diamonds: (angle, across, deep) =>
    deep * 0.9 * (Math.max(0, 1 - Math.abs(wave(angle * 12)) - Math.abs(across) * 0.9) * 1.6 - 0.3),
  waves: (angle, across, deep) => deep * ridge(across - 0.45 * Math.sin(angle * 8), 0.34) - deep * 0.3,
  braid: (angle, across, deep) =>
    deep *
      Math.max(
        ridge(across - 0.42 * Math.sin(angle * 11), 0.3),
        ridge(across + 0.42 * Math.sin(angle * 11), 0.3),
      ) -
    deep * 0.4,
  leaves: (angle, across, deep) => {
    const along = ((((angle * 11) / Math.PI) % 1) + 1) % 1;
    const belly = Math.sin(Math.PI * along) ** 0.8 * 0.62;
    // Down to the ground without a wall: what is cut into so few points would have steps in it.
    return belly === 0
      ? -deep * 0.3
      : deep * Math.max(-0.3, 1 - 1.3 * (across / belly) ** 2 - 0.45 * ridge(across, 0.14));
  },
  rope: (angle, across, deep) => deep * 0.7 * wave(angle * 24 + across * 2.6),
  ribs: (angle, _, deep) => -deep * Math.max(0, wave(angle * 36)) ** 6,
} as const satisfies Readonly<Record<string, Texture>>;

export type TextureName = keyof typeof TEXTURES;
