import { GRIEVANCE_OFFICER } from '@suvarna/contracts/seller';
import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import type { Locale } from '@suvarna/contracts/locale';
import { amountText } from '../../../platform/notifications/amount.ts';
import { TERM_KEYS } from '../terms.ts';
import { texts } from '../texts.ts';

const rupees = (minor: number): string => amountText({ currency: 'INR', minor }, 'en');

/** What the sentences name. */
const NAMED = {
  ...GOLDEN_BOUNTY,
  min: rupees(GOLDEN_BOUNTY.min),
  max: rupees(GOLDEN_BOUNTY.max),
  step: rupees(GOLDEN_BOUNTY.step),
  panAbove: rupees(GOLDEN_BOUNTY.panAbove),
  officer: `${GRIEVANCE_OFFICER.name}, ${GRIEVANCE_OFFICER.address}, ${GRIEVANCE_OFFICER.email}`,
};

/** The terms in full, in the order in which they are agreed to. */
export const termSentences = (locale: Locale): readonly string[] =>
  TERM_KEYS.map((key) => texts(locale)(key, NAMED));
