import { officerName, type StoreContact } from '@suvarna/contracts/stores';
import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import type { Locale } from '@suvarna/contracts/locale';
import { SELLER } from '@suvarna/contracts/seller';
import { amountText } from '../../../platform/notifications/amount.ts';
import { TERM_KEYS } from '../records/terms.ts';
import { texts } from '../texts.ts';

const rupees = (minor: number): string => amountText({ currency: 'INR', minor }, 'en');

/** What the sentences name. */
const NAMED = {
  ...GOLDEN_BOUNTY,
  min: rupees(GOLDEN_BOUNTY.min),
  max: rupees(GOLDEN_BOUNTY.max),
  step: rupees(GOLDEN_BOUNTY.step),
  panAbove: rupees(GOLDEN_BOUNTY.panAbove),
};

/** The terms in full, in the order in which they are agreed to. */
export const termSentences = (locale: Locale, contact: StoreContact): readonly string[] => {
  const officer = [officerName(contact, locale), ...SELLER.address, contact.officer.email].join(', ');
  return TERM_KEYS.map((key) => texts(locale)(key, { ...NAMED, officer }));
};
