/** What placeholders stand for: each number from the constant, table or price that the store itself goes by. */
import type { PolicyFacts } from '@suvarna/contracts/catalogue';
import { fieldIn, type Locale } from '@suvarna/contracts/locale';
import { officerName, phoneAddress, type StoreContact, whatsappAddress } from '@suvarna/contracts/stores';
import type { Run, Section } from '@suvarna/contracts/content';
import { indianDay } from '@suvarna/contracts/indian-day';
import { HALLMARK_FROM_MG, PURITY_SHORTFALL_TIMES, inForce } from '@suvarna/contracts/law';
import { ACKNOWLEDGE_HOURS, ANSWER_DAYS } from '@suvarna/contracts/enquiries';
import type { Currency } from '@suvarna/contracts/money';
import { dayText } from '../../../platform/notifications/day.ts';
import { urlOf, type Catalogue } from '../../catalogue/index.ts';
import { pictureAt } from './picture-facts.ts';
import type { WrittenRun, WrittenSection } from '../parse-markdown.ts';

export interface ContentFacts {
  readonly policy: PolicyFacts;
  /** Paise per gram by karat. */
  readonly rates: Readonly<Record<string, number>>;
  readonly catalogue: Pick<Catalogue, 'snapshot' | 'priceOf'>;
  /** Whom people reach, of the settings. */
  readonly contact: StoreContact;
}

/** What a text names of the ways to the store. */
const CONTACT: Readonly<Record<string, (contact: StoreContact, locale: Locale) => Run>> = {
  support_phone: (contact) => ({ href: phoneAddress(contact), text: contact.phone }),
  support_whatsapp: (contact) => ({ href: whatsappAddress(contact), text: `+${contact.whatsapp}` }),
  support_email: ({ email }) => ({ href: `mailto:${email}`, text: email }),
  officer_name: (contact, locale) => ({ text: officerName(contact, locale) }),
  officer_email: ({ officer: { email } }) => ({ href: `mailto:${email}`, text: email }),
  contact_since: ({ since }, locale) => ({ text: dayText(since, locale) }),
};

/** Times in which the store answers who writes to it. */
const ANSWERS = new Map<string, number>([
  ['contact_days', ANSWER_DAYS.contact],
  ['franchise_days', ANSWER_DAYS.franchise],
  ['grievance_hours', ACKNOWLEDGE_HOURS],
]);

/** What the law says on a day. */
const LAW = new Map<string, (day: string) => number>([
  ['hallmark_grams', (day) => inForce(HALLMARK_FROM_MG, day) / 1_000],
  ['purity_times', (day) => inForce(PURITY_SHORTFALL_TIMES, day)],
]);

const PAISE = '_paise';
/** Rupees that a text names: an example, a limit of some law. */
const RUPEES = /^inr\.(\d{1,9})$/u;
const RATE = /^rate\.(14|18|22|24)$/u;
/** `product.101084` is its name, which leads to it; `price.101084` what it costs as it is shown first. */
const PRODUCT = /^(product|price)\.(\d{1,9})$/u;

function productRun(
  { catalogue }: ContentFacts,
  [what, id]: readonly [string, number],
  reading: Reading,
): Run | undefined {
  const snapshot = catalogue.snapshot();
  const design = snapshot?.byId.get(id);
  if (design === undefined) return undefined;
  const href = urlOf(design);
  if (what === 'product') return { href, text: fieldIn(design, 'title', reading.locale) };
  const quote = catalogue.priceOf({
    productId: id,
    karat: design.default_karat,
    colour: design.default_colour,
    size: design.default_size,
    currency: reading.currency,
  });
  return quote.kind === 'quoted' ? { amount: quote.unit.price, currency: reading.currency } : undefined;
}

export interface Reading {
  readonly locale: Locale;
  readonly currency: Currency;
}

/** What a placeholder stands for; `undefined` when the store knows no such thing. */
export function factOf(facts: ContentFacts, name: string, reading: Reading): Run | undefined {
  if (Object.hasOwn(CONTACT, name)) return CONTACT[name]?.(facts.contact, reading.locale);
  const known = new Map<string, unknown>(Object.entries(facts.policy));
  const amount = known.get(name + PAISE);
  if (typeof amount === 'number') return { amount, currency: 'INR' };
  const count =
    ANSWERS.get(name) ??
    LAW.get(name)?.(indianDay(new Date())) ??
    (name.endsWith(PAISE) ? undefined : known.get(name));
  if (typeof count === 'number') return { count };
  const rupees = RUPEES.exec(name)?.[1];
  if (rupees !== undefined) return { amount: Number(rupees) * 100, currency: 'INR' };
  const rate = facts.rates[RATE.exec(name)?.[1] ?? ''];
  if (rate !== undefined) return { amount: rate, currency: 'INR' };
  const [, what, id] = PRODUCT.exec(name) ?? [];
  return what === undefined ? undefined : productRun(facts, [what, Number(id)], reading);
}

/** Whether a placeholder is of a kind the store knows, whatever it stands for just now. */
export const isNamed = (name: string): boolean => PRODUCT.test(name) || RATE.test(name);

/** Runs with what their placeholders stand for. What is gone, a design say, leaves a dash and no hole. */
export function fillRuns(runs: readonly WrittenRun[], facts: ContentFacts, reading: Reading): Run[] {
  return runs.map(({ placeholder, ...run }) =>
    placeholder === undefined ? run : { ...(factOf(facts, placeholder, reading) ?? { text: '–' }), ...run },
  );
}

export function fillSections(
  sections: readonly WrittenSection[],
  facts: ContentFacts,
  reading: Reading,
): Section[] {
  const fill = (runs: readonly WrittenRun[]): Run[] => fillRuns(runs, facts, reading);
  return sections.map(({ title, blocks }) => ({
    title: fill(title),
    blocks: blocks.flatMap(({ kind, runs, items, rows, picture }) => {
      const shown = picture && pictureAt(picture, facts.catalogue);
      // One of a design that is gone leaves no hole.
      if (picture && shown === undefined) return [];
      return {
        kind,
        ...(runs && { runs: fill(runs) }),
        ...(items && { items: items.map(fill) }),
        ...(rows && { rows: rows.map((row) => row.map(fill)) }),
        ...(shown && { picture: shown }),
      };
    }),
  }));
}
