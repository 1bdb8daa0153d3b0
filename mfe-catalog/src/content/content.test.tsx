import { describe, expect, it } from '@jest/globals';
import type { PolicyFacts } from '@suvarna/contracts/api/content';
import { render, screen, within } from '@testing-library/react';
import { inRemote } from '../remote-context.fixtures.tsx';
import { Page } from './article.page.tsx';
import { Page as FaqsPage } from './faqs.page.tsx';
import { fillIn, POLICIES, toArticleView } from './article.model.ts';
import { goldRates, policyFacts as facts } from './content.fixtures.ts';
import en from './en.json' with { type: 'json' };
import { toGoldRateView } from './gold-rate.model.ts';
import { Page as GoldRatePage } from './gold-rate.page.tsx';
import hi from './hi.json' with { type: 'json' };

const ARTICLES = [...POLICIES, 'help', 'faqs'] as const;

/** What two languages must have alike: the same parts, numbers and addresses. */
function shape(words: unknown): unknown {
  if (Array.isArray(words)) return words.map(shape);
  if (typeof words === 'object' && words !== null)
    return Object.fromEntries(
      Object.entries(words).map(([key, value]) => [key, key === 'path' ? (value as unknown) : shape(value)]),
    );
  return (
    String(words)
      .match(/\{\{\w+\}\}/g)
      ?.toSorted() ?? []
  );
}

describe('policies, help and answers', () => {
  it('say the same in both languages, with the same numbers and links', () => {
    expect(shape(hi)).toEqual(shape(en));
    expect(Object.keys(en).toSorted()).toEqual([...ARTICLES].toSorted());
    expect(JSON.stringify(hi)).not.toMatch(/"(?:title|lead|label)":"[\x20-\x7e]*"/);
  });

  it.each(ARTICLES.flatMap((id) => (['en', 'hi'] as const).map((locale) => ({ id, locale }))))(
    '$id in $locale shows every number it asks for, and amounts as prices',
    ({ id, locale }) => {
      const view = toArticleView(id, { en, hi }[locale], facts);
      const { container } = render(
        inRemote(
          id === 'faqs' ? (
            <FaqsPage data={view} route={{} as never} />
          ) : (
            <Page data={view} route={{} as never} />
          ),
        ),
      );
      const shown = container.textContent;
      expect(shown).toContain(view.sections.at(-1)?.title);
      expect(shown).not.toMatch(/\{\{|\}\}|undefined|NaN/);
      // Digits with two decimals are an amount as another program reads it; as a price it has its sign.
      expect(shown.match(/(?<![₹£$\d.,])\d[\d,]*\.\d\d(?!\d)/g)).toBeNull();
      if (['coins', 'lifetime-exchange', 'shipping', 'faqs'].includes(id)) expect(shown).toMatch(/₹\d/);
    },
  );

  it('take their numbers from the store: another constant is another text', () => {
    const text = (changed: Partial<PolicyFacts>) =>
      JSON.stringify(toArticleView('returns', en, { ...facts, ...changed }));
    expect(text({})).toContain('within 15 days of delivery');
    expect(text({ return_days: 10 })).toContain('within 10 days of delivery');
    expect(JSON.stringify(toArticleView('shipping', en, facts))).toContain(
      'at 17,432 pincodes in India, for orders up to ₹49,999',
    );
    expect(JSON.stringify(toArticleView('lifetime-exchange', en, facts))).toContain(
      'less 2% and one fee of ₹500',
    );
    expect(() => fillIn('{{unheard_of}}', facts)).toThrow('unheard_of');
  });

  it('promise what the store does today: nothing for pieces bought in a store, and lead to where the rest is asked for', () => {
    for (const words of [en, hi])
      expect(JSON.stringify(words)).not.toMatch(/exchange_store_days|Bought in a store|दुकान से/);
    for (const id of ['lifetime-exchange', 'buy-back'] as const)
      for (const words of [en, hi]) {
        const paths = words[id].sections.flatMap((section) =>
          'links' in section ? (section.links ?? []).map(({ path }) => path) : [],
        );
        expect(paths).toEqual(['/account/orders/', '/help/', '/old-gold-exchange/']);
      }
  });

  it('name help hours: 9am to 6pm, 365 days, and for coins 7am to 11pm', () => {
    expect(en.help.lead).toContain('9am to 6pm, 365 days');
    expect(en.help.lead).toContain('7am to 11pm');
  });

  it('lead from each policy to the others', () => {
    render(inRemote(<Page data={toArticleView('shipping', en, facts)} route={{} as never} />));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shipping and delivery');
    const others = within(screen.getByRole('navigation', { name: 'Our promises' })).getAllByRole('link');
    expect(others.map((link) => link.getAttribute('href'))).toEqual(
      POLICIES.map((slug) => `/policy/${slug}/`),
    );
    expect(others.find((link) => link.getAttribute('aria-current'))?.textContent).toBe(
      'Shipping and delivery',
    );
  });
});

describe('gold rate of the day', () => {
  const view = toGoldRateView(goldRates, 'en');

  it('is told per gram and ten grams of each karat, with the days before', () => {
    render(inRemote(<GoldRatePage data={view} route={{} as never} />));
    expect(screen.getByRole('row', { name: '22 karat ₹10,992 ₹1,09,920' })).toBeTruthy();
    expect(view.history.map(({ day, change, direction }) => [day, change, direction])).toEqual([
      ['20 Nov 2026', '−₹458', 'down'],
      ['19 Nov 2026', '±₹0', 'same'],
      ['18 Nov 2026', '', 'same'],
    ]);
  });
});
