/** The gifting popup's question (specification §2). */
import { localizePath, type Locale } from '@suvarna/contracts/locale';

export const RECIPIENTS = ['Girlfriend', 'Wife', 'Husband', 'Daughter', 'Self'] as const;
export type Recipient = (typeof RECIPIENTS)[number];
const OCCASIONS = ['Work', 'Party', 'Casual'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** For a husband only Casual is offered. */
export const occasionsFor = (recipient: Recipient | null): readonly Occasion[] =>
  recipient === 'Husband' ? ['Casual'] : OCCASIONS;

export function giftingPath(recipient: Recipient, occasion: Occasion, locale: Locale): string {
  return localizePath(
    `/jewellery/${recipient.toLowerCase()}+wear-gifting-for+${occasion.toLowerCase()}-sort+by+latest-filter/`,
    locale,
  );
}
