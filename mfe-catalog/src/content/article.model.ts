/** Pages that are mostly words: written in `en.json` and `hi.json`, with the store's own numbers filled in. */
import type { PolicyFacts } from '@suvarna/contracts/api/content';
import { formatCount, formatPrice } from '@suvarna/ui/price';

export interface ArticleSection {
  readonly title: string;
  readonly text?: readonly string[];
  readonly list?: readonly string[];
  readonly links?: readonly { readonly label: string; readonly path: string }[];
}

interface Article {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly ArticleSection[];
}

/** In the order the store names them everywhere. */
export const POLICIES = [
  'returns',
  'lifetime-exchange',
  'buy-back',
  'shipping',
  'coins',
  'privacy',
  'terms',
  'grievance',
] as const;
export type Policy = (typeof POLICIES)[number];
export type ArticleId = Policy | 'help' | 'faqs';
export type Articles = Readonly<Record<ArticleId, Article>>;

export const isPolicy = (slug: string | undefined): slug is Policy =>
  POLICIES.some((policy) => policy === slug);

export interface ArticleView extends Article {
  readonly path: string;
  /** The other pages of its kind, and this one. */
  readonly siblings: readonly { readonly title: string; readonly path: string }[];
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * Numbers as a sentence shows them: amounts in rupees, counts in Indian grouping, by the name the texts use.
 * An answer has more than its contract declares: beside each `x_paise` the decimal text `x`, which is for
 * other programs. Only what is a number is read here, so that no such text stands in place of a price.
 */
function wordsOf(facts: PolicyFacts): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(facts as Readonly<Record<string, unknown>>).flatMap(
      ([name, value]): [string, string][] => {
        if (typeof value !== 'number') return [];
        return [
          name.endsWith('_paise')
            ? [name.slice(0, -'_paise'.length), formatPrice(value, 'INR')]
            : [name, formatCount(value)],
        ];
      },
    ),
  );
}

/** @throws Error when a text asks for a number the store does not state: a promise without its number must not be shown */
export function fillIn<Words>(words: Words, facts: PolicyFacts): Words {
  const known = wordsOf(facts);
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.replace(PLACEHOLDER, (_, name: string) => {
        const word = known.get(name);
        if (word === undefined) throw new Error(`no number is known for "${name}"`);
        return word;
      });
    }
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
    return value;
  };
  return fill(words) as Words;
}

const pathOf = (id: ArticleId): string => (isPolicy(id) ? `/policy/${id}/` : `/${id}/`);

export function toArticleView(id: ArticleId, articles: Articles, facts: PolicyFacts): ArticleView {
  return {
    ...fillIn(articles[id], facts),
    path: pathOf(id),
    siblings: isPolicy(id)
      ? POLICIES.map((policy) => ({ title: articles[policy].title, path: pathOf(policy) }))
      : [],
  };
}
