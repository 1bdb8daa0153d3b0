import { describe, expect, it } from '@jest/globals';
import { LEAD_MAX, POLICIES, TITLE_MAX } from '@suvarna/contracts/content';
import { FINENESS } from '@suvarna/pricing/rate';
import { CONTACT } from '../../../test-support/contact.fixtures.ts';
import { seededDesigns } from '../../../test-support/seeded-designs.ts';
import { pictureOf } from '../imagery/index.ts';
import { factOf, fillRuns, fillSections, type ContentFacts } from './facts/content-facts.ts';
import { policyFacts } from './facts/policy-facts.ts';
import {
  parseLine,
  parseMarkdown,
  picturesWithin,
  runsWithin,
  type WrittenSection,
} from './parse-markdown.ts';
import { SEED_DOCUMENTS } from './seed-texts.ts';
import { faultOfTexts } from './write-document.ts';

/** What two languages must have alike: the same parts, numbers and addresses. */
const shape = (sections: readonly WrittenSection[]) =>
  sections.map((section) => ({
    parts: section.blocks.map(({ kind, items, rows }) => [kind, items?.length, rows?.length]),
    pictures: picturesWithin([section]).map(({ address }) => address),
    named: runsWithin([section])
      .flatMap(({ placeholder, href }) => [placeholder, href])
      .filter((one) => one !== undefined)
      .toSorted(),
  }));

/** Designs as the store sells them: pictures of texts are of some of them. */
const byId = new Map(seededDesigns().map((design) => [design.product_id, design]));
const facts: ContentFacts = {
  policy: policyFacts(17_432),
  rates: {},
  contact: CONTACT,
  catalogue: {
    snapshot: () => ({ byId }) as never,
    priceOf: () => ({ kind: 'refused', code: 'BAG.SIZE_REQUIRED' }),
  },
};

describe('texts of the release', () => {
  it.each(SEED_DOCUMENTS.map((document) => [`${document.kind}/${document.slug}`, document] as const))(
    '%s says the same in both languages, and could be saved by anybody',
    (_name, { texts }) => {
      const { en, hi } = texts;
      expect(shape(parseMarkdown(hi.body))).toEqual(shape(parseMarkdown(en.body)));
      const numbers = ({ lead }: typeof en) =>
        parseLine(lead)
          .map(({ placeholder }) => placeholder)
          .filter(Boolean);
      expect(numbers(hi)).toEqual(numbers(en));
      expect(`${hi.title}${hi.lead}`).toMatch(/[\u0900-\u097F]/u);
      for (const { title, lead } of [en, hi])
        expect([title.length <= TITLE_MAX, lead.length <= LEAD_MAX]).toEqual([true, true]);
      expect(faultOfTexts(texts, facts)).toBeUndefined();
    },
  );

  it('are all promises, in their order, and six articles', () => {
    const slugs = (kind: string) => SEED_DOCUMENTS.filter((one) => one.kind === kind).map(({ slug }) => slug);
    expect(slugs('policy')).toEqual([...POLICIES]);
    expect(slugs('blog')).toHaveLength(6);
  });

  it('show pictures that came with the release: no reader waits until one is drawn', () => {
    const shown = SEED_DOCUMENTS.flatMap(({ texts }) => picturesWithin(parseMarkdown(texts.en.body)));
    expect(shown.length).toBeGreaterThanOrEqual(6);
    for (const { address } of shown) {
      const design = byId.get(Number(address.replace('design:', '')));
      expect([address, design && pictureOf(design, 'hero', design.default_colour).tint]).toEqual([
        address,
        expect.stringMatching(/^[0-9a-f]{6}$/u),
      ]);
    }
  });

  it.each(['en', 'hi'] as const)('name whom people reach as the settings say (%s)', (locale) => {
    const said = (kind: string, slug: string): string =>
      JSON.stringify(
        SEED_DOCUMENTS.filter((one) => one.kind === kind && one.slug === slug).map(({ texts }) =>
          fillSections(parseMarkdown(texts[locale].body), facts, { locale, currency: 'INR' }),
        ),
      );
    for (const [kind, slug] of [
      ['contact', 'contact-us'],
      ['help', 'help'],
    ] as const)
      for (const href of ['tel:1800-111-2222', 'https://wa.me/911112223334', 'mailto:care@shop.example'])
        expect(said(kind, slug)).toContain(`"href":"${href}"`);
    const grievance = said('policy', 'grievance');
    expect(grievance).toContain({ en: 'Meera Iyer', hi: 'मीरा अय्यर' }[locale]);
    expect(grievance).toContain('mailto:officer@shop.example');
    expect(grievance).toContain({ en: '29 November 2026', hi: '29 नवंबर 2026' }[locale]);
    expect(grievance).not.toContain('–');
  });

  it('take their numbers from the store: another constant is another text', () => {
    const returns = SEED_DOCUMENTS.find(({ slug }) => slug === 'returns')?.texts.en.lead ?? '';
    const said = (policy: ContentFacts['policy']) =>
      fillRuns(parseLine(returns), { ...facts, policy }, { locale: 'en', currency: 'INR' })
        .map(({ text, count }) => text ?? String(count))
        .join('');
    expect(said(facts.policy)).toContain('within 15 days of delivery');
    expect(said({ ...facts.policy, return_days: 10 })).toContain('within 10 days of delivery');
  });

  it.each(['en', 'hi'] as const)('say what the law says about hallmarks (%s)', (locale) => {
    const bodyOf = (slug: string) =>
      SEED_DOCUMENTS.find((one) => one.slug === slug)?.texts[locale].body ?? '';
    const article = bodyOf('how-hallmarking-works');
    const rows = parseMarkdown(article).flatMap(({ blocks }) => blocks.flatMap(({ rows: all = [] }) => all));
    // Fine gold is of two finenesses; the table of the others is that which prices follow.
    const grades = rows.slice(1).map((row) => row.map((cell) => Number(cell[0]?.text)));
    expect(grades.slice(1).toReversed()).toEqual(
      Object.entries(FINENESS)
        .slice(0, -1)
        .map(([karat, parts]) => [Number(karat), parts]),
    );
    for (const text of [article, bodyOf('terms')]) {
      expect(text).toContain('{{purity_times}}');
      expect(text).toContain('2018');
      expect(text).toContain('49');
    }
    for (const text of [article, bodyOf('terms'), bodyOf('faqs')])
      expect(text).toContain('{{hallmark_grams}}');
    const count = (name: string) => factOf(facts, name, { locale, currency: 'INR' });
    expect([count('hallmark_grams'), count('purity_times')]).toEqual([{ count: 2 }, { count: 2 }]);
  });

  it('promise what the store does today: exchange in a store before a courier comes, and lead to where the rest is asked for', () => {
    const words = JSON.stringify(SEED_DOCUMENTS);
    expect(words).not.toMatch(/Bought in a store|दुकान से ख़रीद/u);
    expect(JSON.stringify(SEED_DOCUMENTS.find(({ slug }) => slug === 'lifetime-exchange')?.texts)).toContain(
      '{{exchange_store_days}}',
    );
    for (const slug of ['lifetime-exchange', 'buy-back'])
      for (const { body } of Object.values(SEED_DOCUMENTS.find((one) => one.slug === slug)?.texts ?? {}))
        expect(runsWithin(parseMarkdown(body)).flatMap(({ href = [] }) => href)).toEqual([
          '/account/orders/',
          '/help/',
          '/old-gold-exchange/',
        ]);
  });

  it('name help hours: 9am to 6pm, 365 days, and for coins 7am to 11pm', () => {
    const help = SEED_DOCUMENTS.find(({ slug }) => slug === 'help')?.texts.en.lead;
    expect(help).toContain('9am to 6pm, 365 days');
    expect(help).toContain('7am to 11pm');
  });
});
