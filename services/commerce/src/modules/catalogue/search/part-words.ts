/** What a chip says of a part, in both languages. */
import type { CutGrade } from '@suvarna/contracts/catalogue';
import type { Currency } from '@suvarna/contracts/money';
import { SHAPE_WORDS, type Word, wordOf } from '../../designs/index.ts';
import { amountText } from '../../../platform/notifications/amount.ts';
import { facetOf } from '../facets.ts';
import { SORT_WORDS } from '../listing-view.ts';
import type { Limit } from './limits.ts';
import type { Part } from './understand.ts';

type Words = Pick<Word, 'en' | 'hi'>;

const CUTS: Readonly<Record<CutGrade, Words>> = {
  excellent: { en: 'Excellent cut', hi: 'एक्सीलेंट कट' },
  'very-good': { en: 'Very good cut', hi: 'वेरी गुड कट' },
  good: { en: 'Good cut', hi: 'गुड कट' },
};

export function wordsOfPart(part: Part, visit: Currency): Words {
  switch (part.is) {
    case 'facet':
      return wordOf(facetOf(part.facet).values, part.value);
    case 'kind':
      return part.kind;
    case 'shape': {
      const { en, hi } = wordOf(SHAPE_WORDS, part.value as (typeof SHAPE_WORDS)[number]['id']);
      return { en: en.charAt(0).toUpperCase() + en.slice(1), hi };
    }
    case 'cut':
      return CUTS[part.value];
    case 'laboratory':
      return { en: `${part.value} certificate`, hi: `${part.value} प्रमाणपत्र` };
    case 'name':
      return part.named;
    case 'jewelled':
      return { en: 'With stones', hi: 'रत्न जड़े' };
    case 'fine':
      return { en: '24 karat', hi: '24 कैरेट' };
    case 'range':
      return wordsOfRange(part, visit);
    case 'sort':
      return { en: SORT_WORDS[part.sort][0], hi: SORT_WORDS[part.sort][1] };
    case 'absent':
      return { en: part.name, hi: part.name };
    case 'guide':
      return { en: part.page, hi: part.page };
    case 'word':
      return { en: part.text, hi: part.text };
  }
}

function wordsOfRange(range: Limit, visit: Currency): Words {
  const [low, high] = [range.low, range.high].map((size) => sizeWords(range, size, visit));
  if (range.low === 0) return { en: `Under ${high?.en ?? ''}`, hi: `${high?.hi ?? ''} से कम` };
  if (!Number.isFinite(range.high))
    return { en: `${low?.en ?? ''} and above`, hi: `${low?.hi ?? ''} और अधिक` };
  return { en: `${low?.en ?? ''} – ${high?.en ?? ''}`, hi: `${low?.hi ?? ''} – ${high?.hi ?? ''}` };
}

/** A size of a range, in its own unit. */
export function sizeWords(
  { of, currency }: Pick<Limit, 'of' | 'currency'>,
  size: number,
  visit: Currency,
): Words {
  if (!Number.isFinite(size)) return { en: '', hi: '' };
  if (of === 'price') {
    const text = amountText({ currency: currency ?? visit, minor: Math.round(size) * 100 }, 'en');
    return { en: text, hi: text };
  }
  const number = String(Math.round(size / 10) / 100);
  return of === 'weight'
    ? { en: `${number} g`, hi: `${number} ग्राम` }
    : { en: `${number} ct`, hi: `${number} कैरट` };
}
