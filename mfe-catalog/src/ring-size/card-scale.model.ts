/** ISO/IEC 7810 ID-1, which bank cards everywhere are: millimetres. */
export const CARD_MM = { width: 85.6, height: 53.98, corner: 3.18 } as const;

/** CSS pixels below which a screen is a phone's. */
export const NARROW = 600;

/** Screens from large phones held far away to small ones with fine dots, CSS pixels for a card's width. */
export const CARD_PX = { least: 220, most: 760 } as const;
/** Most screens have about 96 CSS pixels to the inch; phones about 160. */
export const likelyCardPx = (screenWidth: number): number =>
  Math.round((CARD_MM.width * (screenWidth < NARROW ? 160 : 96)) / 25.4 / 2) * 2;

/** CSS pixels that a millimetre takes on this screen once the drawn card matches a real one. */
export const pxPerMmOf = (cardPx: number): number => cardPx / CARD_MM.width;

export const inRange = (cardPx: number): number =>
  Math.min(CARD_PX.most, Math.max(CARD_PX.least, Math.round(cardPx)));
