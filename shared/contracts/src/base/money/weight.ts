/**
 * Weights as a shopper reads them, the same in a description, a breakup and an invoice: three digits,
 * as on a jeweller's scale, never rounded to fewer. The unit is the caller's, in the language of the text.
 */

/** `2312` milligrams → `2.312` grams. */
export const gramNumber = (milligrams: number): string => (milligrams / 1_000).toFixed(3);

/** `105` millicarats → `0.105` carats. */
export const caratNumber = (millicarat: number): string => (millicarat / 1_000).toFixed(3);
