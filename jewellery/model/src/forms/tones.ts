/** What forms are made of in pictures: display forms of ceramic and linen, and skin from fair to deep. */
export const FORM_TONES = ['wheat', 'ceramic', 'tan', 'honey', 'linen', 'deep'] as const;
export type FormTone = (typeof FORM_TONES)[number];

/** Colour of the surface (linear red, green, blue, 0…1) and how much of light comes through it around an edge (skin lets some through), 0…1. */
export const TONES: Readonly<
  Record<FormTone, { readonly colour: readonly [number, number, number]; readonly through: number }>
> = {
  wheat: { colour: [0.66, 0.42, 0.29], through: 0.42 },
  honey: { colour: [0.52, 0.3, 0.185], through: 0.42 },
  tan: { colour: [0.38, 0.2, 0.115], through: 0.4 },
  deep: { colour: [0.2, 0.098, 0.056], through: 0.4 },
  ceramic: { colour: [0.78, 0.74, 0.68], through: 0.25 },
  linen: { colour: [0.74, 0.66, 0.55], through: 0.3 },
};

/** Mixes the bits of a number, so that pieces that follow each other differ. */
const ODD = 0x9e3779b1;

/** By rule from the free number of a piece: the same piece always has the same tone. */
export function toneOfLook(look: number): FormTone {
  const mixed = Math.imul(look ^ (look >>> 15), ODD) >>> 0;
  return FORM_TONES[(mixed >>> 8) % FORM_TONES.length] ?? 'wheat';
}
