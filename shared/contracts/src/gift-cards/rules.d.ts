export declare const GIFT_CARDS: {
  readonly min: 50000;
  readonly max: 5000000;
  readonly step: 10000;
  readonly years: 3;
  readonly messageMax: 300;
  readonly nameMax: 60;
  readonly sendWithinDays: 365;
  readonly codeDigits: 16;
};
export declare const GIFT_CARD_DESIGNS: readonly ['marigold', 'peacock', 'diya', 'lotus'];
export type GiftCardDesign = (typeof GIFT_CARD_DESIGNS)[number];
export declare const isGiftCardAmount: (paise: number) => boolean;
