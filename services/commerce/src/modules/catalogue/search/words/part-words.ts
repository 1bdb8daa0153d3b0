/** What a chip says of a part, in both languages. */
import type { Currency } from '@suvarna/contracts/money';
import { byLocale, type Wording } from '@suvarna/contracts/locale';
import { SHAPE_WORDS, wordOf } from '../../../designs/index.ts';
import { amountText } from '../../../../platform/notifications/amount.ts';
import { facetOf } from '../../designs/facets.ts';
import { sortWords } from '../../listing/listing-view.ts';
import { say } from '../../texts.ts';
import type { Limit } from '../limits.ts';
import type { Part } from '../understand.ts';

export function wordsOfPart(part: Part, visit: Currency): Wording {
  switch (part.is) {
    case 'facet':
      return wordOf(facetOf(part.facet).values, part.value);
    case 'kind':
      return part.kind;
    case 'shape': {
      const word = wordOf(SHAPE_WORDS, part.value as (typeof SHAPE_WORDS)[number]['id']);
      return byLocale((locale) => word[locale].charAt(0).toUpperCase() + word[locale].slice(1));
    }
    case 'cut':
      return say(`cut.${part.value}`);
    case 'laboratory':
      return say('part.laboratory', { name: part.value });
    case 'name':
      return part.named;
    case 'jewelled':
      return say('part.jewelled');
    case 'fine':
      return say('karat', { karat: 24 });
    case 'range':
      return wordsOfRange(part, visit);
    case 'sort':
      return sortWords(part.sort);
    case 'absent':
      return byLocale(() => part.name);
    case 'guide':
      return byLocale(() => part.page);
    case 'word':
      return byLocale(() => part.text);
  }
}

function wordsOfRange(range: Limit, visit: Currency): Wording {
  const [from = '', below = ''] = [range.low, range.high].map((size) => sizeWords(range, size, visit));
  if (range.low === 0) return say('price.under', { below });
  if (!Number.isFinite(range.high)) return say('price.over', { from });
  return say('price.between', { from, below });
}

/** A size of a range, in its own unit. */
export function sizeWords(
  { of, currency }: Pick<Limit, 'of' | 'currency'>,
  size: number,
  visit: Currency,
): Wording {
  if (!Number.isFinite(size)) return byLocale(() => '');
  if (of === 'price') {
    const text = amountText({ currency: currency ?? visit, minor: Math.round(size) * 100 }, 'en');
    return byLocale(() => text);
  }
  return say(of === 'weight' ? 'part.grams' : 'part.carats', { number: Math.round(size / 10) / 100 });
}
