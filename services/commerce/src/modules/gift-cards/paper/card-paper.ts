import type { GiftCardDesign } from '@suvarna/contracts/gift-cards';
import type { Locale } from '@suvarna/contracts/locale';

/** A gift card to print, every word of it. */
export interface CardPaper {
  readonly locale: Locale;
  readonly design: GiftCardDesign;
  readonly store: string;
  readonly title: string;
  readonly amount: string;
  readonly to: string;
  readonly from: string;
  readonly message: string;
  readonly codeLabel: string;
  /** In groups of four. */
  readonly code: string;
  readonly until: string;
  readonly how: readonly string[];
}
