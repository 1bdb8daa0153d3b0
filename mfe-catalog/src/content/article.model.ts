/** Pages that are mostly words: people write them, the store fills its numbers in. */
import type { Run, Section, ShopDocument } from '@suvarna/contracts/content';
import { TICKET, type EnquiryKind } from '@suvarna/contracts/enquiries';
import { formatCount, formatPrice } from '@suvarna/ui/price';

export interface Link {
  readonly title: string;
  readonly path: string;
}

export interface ArticleView {
  readonly title: string;
  readonly lead: readonly Run[];
  readonly sections: readonly Section[];
  readonly path: string;
  /** The other pages of its kind, and this one. */
  readonly siblings: readonly Link[];
  /** What can be written to the store from here, and the ticket of what just was. */
  readonly enquiry?: { readonly kind: EnquiryKind; readonly ticket: string };
}

export const policyPath = (slug: string): string => `/policy/${slug}/`;

/** What a run reads as: amounts in the sign and grouping of their currency. */
export function textOf({ text, amount, currency = 'INR', count }: Run): string {
  if (amount !== undefined) return formatPrice(amount, currency);
  return count === undefined ? (text ?? '') : formatCount(count);
}

/** A line without what it looks like, for titles and for machines. */
export const plainText = (runs: readonly Run[]): string =>
  runs.map((run) => (run.line_break ? ' ' : textOf(run))).join('');

/** All words below a heading, for machines. */
export const plainSection = ({ blocks }: Section): string =>
  blocks
    .flatMap(({ runs, items = [], rows = [] }) => [...(runs ? [runs] : []), ...items, ...rows.flat()])
    .map(plainText)
    .join(' ');

const FORM_OF: Readonly<Record<string, EnquiryKind>> = {
  grievance: 'grievance',
  'contact-us': 'contact',
  franchise: 'franchise',
};

/** Whatever stands in the address: only what looks like a ticket is shown as one. */
const ticketIn = (sent: string | null): string =>
  sent !== null && new RegExp(TICKET, 'u').test(sent) ? sent : '';

export function toArticleView(
  { slug, title, lead, sections }: ShopDocument,
  {
    path,
    siblings = [],
    sent = null,
  }: { readonly path: string; readonly siblings?: readonly Link[]; readonly sent?: string | null },
): ArticleView {
  const kind = FORM_OF[slug];
  return {
    title,
    lead,
    sections,
    path,
    siblings,
    ...(kind && { enquiry: { kind, ticket: ticketIn(sent) } }),
  };
}
