import { beforeAll, describe, expect, it } from '@jest/globals';
import { EVALUATION, qualityOf } from '@suvarna/testing/search-quality';
import type { Design } from '../../designs/index.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { EVERYTHING, parseListingPath } from '../designs/grammar.ts';
import { seededSnapshot } from '../snapshot/seeded-catalogue.fixtures.ts';
import { completions } from './complete.ts';
import { find, type Question } from './find.ts';
import { pageLinks } from './pages.ts';
import { wordsOfPart } from './words/part-words.ts';
import { searchFrame } from './search-view.ts';

let snapshot: CatalogueSnapshot;
beforeAll(async () => {
  snapshot = await seededSnapshot();
});

const ask = (query: string, more: Partial<Question> = {}) =>
  find(snapshot, { query, currency: 'INR', ...more });
const cardsOf = (query: string, more: Partial<Question> = {}) => {
  const found = ask(query, more);
  return Array.from(found.rows.slice(0, 60), (row) =>
    snapshot.card(row, 'INR', { ...EVERYTHING, selected: found.selected }),
  );
};
/** The first designs of an answer, with the facts that cards do not say. */
const judgedOf = (query: string) =>
  cardsOf(query)
    .slice(0, 10)
    .map((card) => {
      const design = snapshot.byId.get(card.product_id);
      if (!design) throw new Error(`no design ${String(card.product_id)}`);
      const { recipients, occasions, gifting } = design;
      return { ...card, facts: [...recipients, ...occasions, ...(gifting ? ['gifting'] : [])] };
    });
const designsOf = (query: string) => Array.from(ask(query).rows, (row) => snapshot.index.rows[row]?.design);
const said = (query: string) => ask(query).parts.map((part) => wordsOfPart(part, 'INR').en);

describe('a search understands', () => {
  it.each([
    ['ring under 20000', ['Rings', 'Under ₹20,000']],
    ['पचास हज़ार से कम अंगूठी', ['Under ₹50,000', 'Rings']],
    ['pachas hazar se kam haar', ['Under ₹50,000', 'Necklaces']],
    ['under 50k', ['Under ₹50,000']],
    ['dedh lakh tak ka kangan', ['Under ₹1,50,000', 'Bangles']],
    ['20-30 हज़ार के बीच झुमके', []],
    ['5 gram 22 karat', ['4.5 g – 5.5 g', '22 karat']],
    ['22 carat chain', ['22 karat', 'Chains']],
    ['1 carat diamond', ['0.85 ct – 1.15 ct', 'Diamond']],
    ['under 18k ring', ['Under ₹18,000', 'Rings']],
    ['under 20k', ['Under ₹20,000']],
    ['20k ring', ['₹16,000 – ₹24,000', 'Rings']],
    ['18k to 22k chain', ['₹18,000 – ₹22,000', 'Chains']],
    ['9k to 15k earrings', ['₹9,000 – ₹15,000', 'Earrings']],
    ['under 1 lakh 20k', ['Under ₹1,20,000']],
    ['9 kt', ['9 karat']],
    ['20 carat gold', ['20 karat']],
    ['2 carat diamond', ['1.7 ct – 2.3 ct', 'Diamond']],
    ['oval ruby pendant for wife', ['Oval', 'Ruby', 'Pendants', 'Wife']],
    ['sasti bali', ['Hoops', 'Price: low to high']],
    ['rose gold engagement ring', ['Rose Gold', 'Engagement', 'Rings']],
    ['sone ki chain', ['Chains']],
    ['mangal sutra', ['Mangalsutra']],
    ['IGI certified ring', ['IGI certificate', 'Rings']],
    ['sgl diamond earrings', ['SGL certificate', 'Diamond', 'Earrings']],
    ['आईजीआई अंगूठी', ['IGI certificate', 'Rings']],
    ['very good cut solitaire', ['Very good cut', 'Solitaires']],
    ['एक्सीलेंट कट हीरा', ['Excellent cut', 'Diamond']],
  ])('%s', (query, words) => {
    if (words.length > 0) expect(said(query)).toEqual(words);
    else expect(ask(query).relaxed).toHaveLength(1);
  });

  it.each([
    ['23 karat bangle', '23 karat', 'Bangles'],
    ['9k gold ring', '9 karat', 'Rings'],
    ['20kt chain', '20 karat', 'Chains'],
  ])('%s, which is hallmarked and not sold, and says so', (query, karat, rest) => {
    const { parts, relaxed } = ask(query);
    expect(parts.map((part) => wordsOfPart(part, 'INR').en)).toEqual([rest]);
    expect(relaxed.map(({ part }) => wordsOfPart(part, 'INR').en)).toEqual([karat]);
  });

  it('finds pieces by who certifies them and by their cut, and corrects neither name', () => {
    for (const [query, fits] of [
      ['igi certified pendant', (design: Design) => design.laboratory === 'IGI'],
      ['sgl ring', (design: Design) => design.laboratory === 'SGL'],
      [
        'excellent cut solitaire',
        ({ category, stones }: Design) => category === 'solitaires' && stones[0]?.cut === 'excellent',
      ],
    ] as const) {
      const found = designsOf(query);
      expect([query, ask(query).searched, ask(query).missing, found.length > 20]).toEqual([
        query,
        query,
        [],
        true,
      ]);
      expect(found.every((design) => design && fits(design))).toBe(true);
    }
    expect(ask('gia ring').searched).toBe('gia ring');
  });

  it('ring under 20000 answers nothing dearer, and rings only', () => {
    const cards = cardsOf('ring under 20000');
    expect(cards).toHaveLength(60);
    for (const card of cards) {
      expect(card.special_price_paise).toBeLessThanOrEqual(2_000_000);
      expect(card.product_title).toMatch(/Ring|Band/);
    }
  });

  it('stones are weighed in कैरट, gold is of so many कैरेट', () => {
    const inHindi = (query: string) => ask(query).parts.map((part) => wordsOfPart(part, 'INR').hi);
    expect(inHindi('1 carat diamond')).toContain('0.85 कैरट – 1.15 कैरट');
    expect(inHindi('22 karat chain')).toContain('22 कैरेट');
  });

  it('झुमका brings jhumkas, not all earrings', () => {
    expect(new Set(designsOf('झुमका').map((design) => design?.form))).toEqual(new Set(['jhumka']));
  });

  it('22k coin 5 gram shows coins of 5 g, and says that none is of 22 karat', () => {
    const found = ask('22k coin 5 gram');
    expect(found.relaxed.map(({ part }) => wordsOfPart(part, 'INR').en)).toEqual(['22 karat']);
    expect(new Set(cardsOf('22k coin 5 gram').map((card) => card.gross_weight_mg))).toEqual(new Set([5_000]));
  });

  it('lets the price go visibly when nothing is so cheap, and begins with the nearest', () => {
    const found = ask('ring under 2000');
    const [first, second] = cardsOf('ring under 2000');
    expect(found.relaxed).toHaveLength(1);
    expect(found.relaxed[0]?.nearest).toBe((first?.special_price_paise ?? 0) / 100);
    expect(second?.special_price_paise).toBeGreaterThanOrEqual(first?.special_price_paise ?? Infinity);
  });

  it('counts prices in the money of the visit', () => {
    const found = ask('ring under 500', { currency: 'USD' });
    expect(found.rows.length).toBeGreaterThan(10);
    for (const row of found.rows.slice(0, 40))
      expect(snapshot.card(row, 'USD').special_price_paise).toBeLessThanOrEqual(50_000);
  });
});

describe('a search that finds nothing', () => {
  it('says which filter or words stand in the way, and how many designs there are without', () => {
    const selected = parseListingPath('/jewellery/with+pearl-filter/')?.selected ?? EVERYTHING.selected;
    const address = { query: 'gold coin', selected, sort: undefined, page: 1, asTyped: false };
    const found = ask('gold coin', { selected });
    expect(found.rows).toHaveLength(0);
    const { without = [] } = searchFrame(snapshot, address, found, 'INR');
    expect(without.map(({ label }) => label).sort()).toEqual(['Gold coins', 'Pearl']);
    const coins = without.find(({ label }) => label === 'Pearl');
    expect(coins).toMatchObject({
      path: '/jewellery/search/?q=gold+coin',
      count: ask('gold coin').rows.length,
    });
  });
});

describe('a word of the trade is never corrected', () => {
  it.each(['carat', 'kundan', 'mangal sutra', 'sone ki chain', 'polki', 'tanmaniya', 'meenakari', 'payal'])(
    '%s',
    (query) => {
      expect(ask(query).searched).toBe(query);
    },
  );

  it('kundan is nothing the store has, and that is said', () => {
    expect(ask('kundan necklace')).toMatchObject({ missing: ['kundan'], searched: 'kundan necklace' });
    expect(new Set(designsOf('kundan necklace').map((design) => design?.category))).toEqual(
      new Set(['necklaces']),
    );
    expect(ask('kundan').instead.map(({ parts }) => parts.length)).toEqual([1]);
  });
});

describe('a slip of the finger', () => {
  it.each([
    ['cross pendant', 'drops'],
    ['hath ka kada', 'nath'],
    ['bade jhumke', 'kade'],
    ['small earrings', 'sale'],
  ])('%s is not read as %s', (query, other) => {
    expect(ask(query).searched).not.toContain(other);
  });

  it.each([
    ['dimond ring', 'diamond ring'],
    ['emrald pendent', 'emerald pendant'],
    ['jhumak', 'jhumka'],
    ['saphire halo ring', 'sapphire halo ring'],
    ['braclet', 'bracelet'],
  ])('%s is read as %s', (query, searched) => {
    expect(ask(query)).toMatchObject({ searched, missing: [] });
    expect(ask(query).rows.length).toBeGreaterThan(3);
  });

  it('is searched for as typed when that is asked', () => {
    expect(ask('dimond ring', { asTyped: true })).toMatchObject({
      searched: 'dimond ring',
      missing: ['dimond'],
    });
    expect(ask('ring under 20000', { asTyped: true }).parts.every((part) => part.is === 'word')).toBe(true);
  });

  it.each(['कड़ा', 'अँगूठी', 'Ring'])('%s as typed is found however names write it', (query) => {
    const { rows, missing } = ask(query, { asTyped: true });
    expect(rows.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('is named as it was typed when nothing is called by it', () => {
    expect(ask('Dhaqqड़ड़', { asTyped: true }).missing).toEqual(['Dhaqqड़ड़']);
  });
});

describe('the address of a search', () => {
  const frame = (query: string) =>
    searchFrame(
      snapshot,
      { query, selected: EVERYTHING.selected, sort: undefined, page: 1, asTyped: false },
      ask(query),
      'INR',
    );

  it('loses the words of a part that is taken off', () => {
    expect(frame('diamond ring under 20000').applied?.map(({ label, path }) => [label, path])).toEqual([
      ['Diamond', '/jewellery/search/?q=ring+under+20000'],
      ['Rings', '/jewellery/search/?q=diamond+under+20000'],
      ['Under ₹20,000', '/jewellery/search/?q=diamond+ring'],
    ]);
    expect(frame('ring').applied?.[0]?.path).toBe('/jewellery/');
  });

  it('carries filters and sorts of a listing, counted over what was found', () => {
    const { facets, sorts, count } = frame('झुमका');
    const karat = facets?.find(({ id }) => id === 'karat');
    expect(karat?.values.length).toBeGreaterThan(1);
    for (const { count: within } of karat?.values ?? []) expect(within).toBeLessThanOrEqual(count);
    expect(karat?.values[0]?.path).toMatch(/^\/jewellery\/search\/\?q=.*&filter=karat%2B/);
    expect(sorts?.map(({ id, selected }) => [id, selected])[0]).toEqual(['relevance', true]);
  });

  it('leads to what was typed where something else was searched for, and only there', () => {
    expect(frame('dimond ring').exact_path).toBe('/jewellery/search/?q=dimond+ring&exact=true');
    for (const query of ['kimaya', 'ring under 20000', 'kids earrings', 'payal', 'सोने की अंगूठी', 'xyzzy'])
      expect(frame(query)).toMatchObject({ exact_path: '', corrected: '' });
  });

  it('leads to pages of words as well', () => {
    expect(frame('return policy').guides).toEqual(['returns']);
    expect(frame('सोने का भाव').guides).toEqual(['gold-rate']);
  });
});

describe('search', () => {
  it('leads a product id, a design code and a SKU to the one design', () => {
    const design = snapshot.index.rows[40]?.design;
    if (!design) throw new Error('no design');
    const code = design.design_code;
    for (const query of [String(design.product_id), code, code.toLowerCase(), `${code}-18Y-12`])
      expect(designsOf(query)).toEqual([design]);
  });

  it('completes the word being typed', () => {
    expect(completions(snapshot.search, 'gold pea', 4)).toContain('gold pearl');
    expect(completions(snapshot.search, '', 3)).toEqual([]);
  });

  it('finds nothing where nothing was meant', () => {
    for (const query of ['', '   ', 'qqqqqqqq zzzzzzzz', '!!!']) expect(ask(query).rows).toHaveLength(0);
  });

  it.each(EVALUATION)('$q is not answered well by just anything', (expected) => {
    const nothing = {
      wear_type_name: '',
      product_title: '',
      set_name: '',
      special_price_paise: Infinity,
      gross_weight_mg: 0,
      karat: 0,
      colour: '',
      facts: [],
    };
    expect(qualityOf([{ expected, cards: Array.from({ length: 10 }, () => nothing) }]).ndcg).toBe(0);
  });

  it('keeps its quality over the evaluation set', () => {
    const quality = qualityOf(
      EVALUATION.map((expected) => ({
        expected,
        cards: judgedOf(expected.q),
        pages: pageLinks(ask(expected.q).guides).map(({ path }) => path),
      })),
    );
    expect(quality.queries).toBe(EVALUATION.length);
    expect(quality.queries).toBeGreaterThanOrEqual(200);
    expect(quality.ndcg).toBeGreaterThan(0.99);
    expect(quality.zero).toBe(0);
  });
});
