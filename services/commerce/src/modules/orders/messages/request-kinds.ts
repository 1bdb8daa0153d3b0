/** What may be asked for a delivered piece, as messages call it. */
export const ASKED = {
  en: { resize: 'another size', claim: 'a fault' },
  hi: { resize: 'दूसरे साइज़', claim: 'ख़राबी' },
} as const;
export type AskedKind = keyof typeof ASKED.en;
