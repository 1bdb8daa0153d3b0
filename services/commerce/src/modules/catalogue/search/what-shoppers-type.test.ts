/** What shoppers type, in both languages, over the whole seeded catalogue: how it is read, and what comes first. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Design } from '../../designs/index.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { EVERYTHING } from '../designs/grammar.ts';
import { seededSnapshot } from '../snapshot/seeded-catalogue.fixtures.ts';
import { completions } from './complete.ts';
import { find } from './find.ts';
import { popularSearches } from './asked/popular.ts';
import { searchFrame } from './search-view.ts';

let snapshot: CatalogueSnapshot;
beforeAll(async () => {
  snapshot = await seededSnapshot();
});

interface Reading {
  readonly q: string;
  /** As it is put right; left out where nothing is. */
  readonly corrected?: string;
  /** What of it is not made, and what is shown in its place. */
  readonly instead?: readonly string[];
  /** True of each of the first ten designs. */
  readonly first: (design: Design) => boolean;
}

const of =
  (...categories: readonly string[]) =>
  ({ category }: Design): boolean =>
    categories.includes(category);
const RINGS = of('rings', 'solitaires');
const EARRINGS = of('earrings', 'solitaires', 'gifts');
const form =
  (name: string) =>
  (design: Design): boolean =>
    design.form === name;
const stone =
  (type: string) =>
  ({ stones }: Design): boolean =>
    stones.some((row) => row.type === type);
const plain = ({ stones }: Design): boolean => stones.length === 0;
const person =
  (recipient: string) =>
  ({ recipients }: Design): boolean =>
    (recipients as readonly string[]).includes(recipient);
const occasion =
  (name: string) =>
  ({ occasions }: Design): boolean =>
    (occasions as readonly string[]).includes(name);
const colour =
  (name: string) =>
  ({ colours }: Design): boolean =>
    (colours as readonly string[]).includes(name);
const all =
  (...each: readonly Reading['first'][]) =>
  (design: Design): boolean =>
    each.every((fits) => fits(design));

const BRACELETS = of('bracelets');
const JHUMKAS = form('jhumka');

const TYPED: readonly Reading[] = [
  // Misspelt.
  { q: 'daimond braclet', corrected: 'diamond bracelet', first: all(BRACELETS, stone('diamond')) },
  { q: 'dimond ring', corrected: 'diamond ring', first: all(RINGS, stone('diamond')) },
  { q: 'earings', corrected: 'earrings', first: EARRINGS },
  { q: 'neckles', corrected: 'necklace', first: of('necklaces') },
  { q: 'gold pendent', corrected: 'gold pendant', first: of('pendants', 'solitaires', 'gifts') },
  { q: 'mangalsutr', corrected: 'mangalsutra', first: of('mangalsutra') },
  { q: 'soliter ring', corrected: 'solitaire ring', first: of('solitaires') },
  { q: 'jhumak', corrected: 'jhumka', first: JHUMKAS },
  { q: 'saphire pendant', corrected: 'sapphire pendant', first: stone('sapphire') },
  { q: 'emrald ring', corrected: 'emerald ring', first: all(RINGS, stone('emerald')) },
  { q: 'engagment ring', corrected: 'engagement ring', first: all(RINGS, occasion('engagement')) },
  { q: 'bangels', corrected: 'bangles', first: of('bangles') },
  { q: 'अगूंठी', corrected: 'अंगूठी', first: RINGS },
  { q: 'silvar anklat', corrected: 'silver anklet', instead: ['White Gold', 'Bracelets'], first: BRACELETS },
  // Hindi, and Hindi in Latin letters.
  { q: 'सोने की अंगूठी', first: all(RINGS, plain) },
  { q: 'sone ki angoothi', first: all(RINGS, plain) },
  { q: 'सोने का हार', first: all(of('necklaces'), plain) },
  { q: 'हीरे की अंगूठी', first: all(RINGS, stone('diamond')) },
  { q: 'heere ki angoothi', first: all(RINGS, stone('diamond')) },
  { q: 'झुमका', first: JHUMKAS },
  { q: 'jhumke', first: JHUMKAS },
  { q: 'chudiyan', first: of('bangles') },
  { q: 'चूड़ियाँ', first: of('bangles') },
  { q: 'kaan ki bali', first: form('hoop') },
  { q: 'मोती के झुमके', first: all(JHUMKAS, stone('pearl')) },
  { q: 'नाक की लौंग', first: of('nose-pins') },
  { q: 'मंगलसूत्र', first: of('mangalsutra') },
  // Not made here: what there is instead, worn in the same place or near in looks.
  { q: 'payal', instead: ['Bracelets'], first: BRACELETS },
  { q: 'पायल', instead: ['Bracelets'], first: BRACELETS },
  { q: 'silver anklet', instead: ['White Gold', 'Bracelets'], first: all(BRACELETS, colour('white')) },
  { q: 'चाँदी की पायल', instead: ['White Gold', 'Bracelets'], first: all(BRACELETS, colour('white')) },
  {
    q: 'maang tikka',
    instead: ['Earrings, Necklaces'],
    first: of('earrings', 'necklaces', 'solitaires', 'gifts'),
  },
  {
    q: 'माँग टीका',
    instead: ['Earrings, Necklaces'],
    first: of('earrings', 'necklaces', 'solitaires', 'gifts'),
  },
  { q: 'bichiya', instead: ['Bands'], first: of('rings') },
  { q: 'kamarband', instead: ['Chains'], first: of('chains') },
  { q: 'bajuband', instead: ['Kadas'], first: form('kada') },
  { q: 'brooch', instead: ['Pendants'], first: of('pendants', 'solitaires', 'gifts') },
  { q: 'platinum ring', instead: ['White Gold'], first: all(RINGS, colour('white')) },
  { q: 'silver ring', instead: ['White Gold'], first: all(RINGS, colour('white')) },
  { q: 'kundan necklace', instead: ['Traditional'], first: of('necklaces') },
  { q: 'opal earrings', instead: ['Pearl'], first: all(EARRINGS, stone('pearl')) },
  { q: 'american diamond ring', instead: ['Diamond'], first: all(RINGS, stone('diamond')) },
  { q: 'anklets for women', instead: ['Bracelets'], first: all(BRACELETS, person('women')) },
  // Who it is for, by the name of the relation.
  { q: 'bhabhi gift', first: person('women') },
  { q: 'saas ke liye gift', first: person('women') },
  { q: 'भाभी का हार', first: all(of('necklaces'), person('women')) },
  { q: 'dadi ke liye bangles', first: all(of('bangles'), person('women')) },
  { q: 'jijaji ring', first: all(RINGS, person('men')) },
  { q: 'ring for daddy', first: all(RINGS, person('men')) },
  { q: 'nana ji ring', first: all(RINGS, person('men')) },
  { q: 'thoda bhari haar', first: of('necklaces') },
  { q: 'heere vala haar', first: of('necklaces') },
  { q: 'father in law gift', first: person('men') },
  { q: "father's day gift", first: person('men') },
  { q: 'groom ring', first: all(RINGS, person('men')) },
  { q: 'बच्ची की चूड़ी', first: all(of('bangles'), person('kids')) },
  { q: 'haldi earrings', first: all(EARRINGS, occasion('wedding')) },
  // Words of other languages of India.
  { q: 'jimikki', first: JHUMKAS },
  { q: 'mookuthi', first: of('nose-pins') },
  { q: 'mothiram', first: RINGS },
  { q: 'gajulu', first: of('bangles') },
  { q: 'kolusu', instead: ['Bracelets'], first: BRACELETS },
  { q: 'kamar bandh', instead: ['Chains'], first: of('chains') },
  { q: 'करधनी', instead: ['Chains'], first: of('chains') },
  // Not made, each of another kind.
  { q: 'hip chain', instead: ['Chains'], first: of('chains') },
  { q: 'ear cuff', instead: ['Earrings'], first: EARRINGS },
  { q: 'zirconia', instead: ['Diamond'], first: stone('diamond') },
  { q: 'cvd diamond', instead: ['Diamond'], first: stone('diamond') },
  { q: 'titanium ring', instead: ['White Gold'], first: all(RINGS, colour('white')) },
  { q: 'antique necklace', instead: ['Traditional'], first: of('necklaces') },
  { q: 'two tone', instead: ['Rose Gold'], first: colour('rose') },
  { q: 'krishna', instead: ['Pendants'], first: of('pendants', 'solitaires', 'gifts') },
  { q: 'name necklace', instead: ['Pendants'], first: of('pendants', 'solitaires', 'gifts') },
  // As one word, with a hyphen, as a picture.
  { q: 'diamondring', first: all(RINGS, stone('diamond')) },
  { q: 'goldchain', first: of('chains') },
  { q: 'pearlnecklace', first: all(of('necklaces'), stone('pearl')) },
  { q: 'ear-rings', first: EARRINGS },
  { q: 'mangal-sutra', first: of('mangalsutra') },
  { q: '💍 gold', first: all(RINGS, plain) },
  { q: 'diamond💎ring', first: all(RINGS, stone('diamond')) },
  { q: 'gold chan', corrected: 'gold chain', first: of('chains') },
  { q: 'brslt', corrected: 'bracelet', first: BRACELETS },
  { q: 'pandal', corrected: 'pendant', first: of('pendants', 'solitaires', 'gifts') },
  // Nothing near is made of a word that is none of the trade.
  { q: 'hollow bangles', first: of('bangles') },
  { q: 'matte finish ring', first: RINGS },
  // People and occasions.
  { q: 'kids earrings', first: all(EARRINGS, person('kids')) },
  { q: 'बच्चों के टॉप्स', first: all(EARRINGS, person('kids')) },
  { q: 'for men', first: person('men') },
  { q: 'पुरुषों के लिए', first: person('men') },
  { q: 'gents ring', first: all(RINGS, person('men')) },
  { q: 'gold chain for husband', first: all(of('chains'), person('husband')) },
  { q: 'gift for mom', first: person('mother') },
  { q: 'पत्नी के लिए उपहार', first: person('wife') },
  { q: 'wedding necklace', first: all(of('necklaces'), occasion('wedding')) },
  { q: 'शादी का हार', first: all(of('necklaces'), occasion('wedding')) },
  { q: 'diwali gift', first: occasion('festive') },
  // Metals and amounts.
  { q: 'rose gold ring', first: all(RINGS, colour('rose')) },
  { q: '22kt bangle', first: all(of('bangles'), ({ bodies }) => bodies.some(({ karat }) => karat === 22)) },
  { q: 'golden bangles', first: all(of('bangles'), plain) },
  { q: '1 lakh necklace', first: of('necklaces') },
  { q: 'diamond ring under 30000', first: all(RINGS, stone('diamond')) },
  { q: '१५००० से कम अंगूठी', first: RINGS },
];

const frameOf = (query: string) => {
  const found = find(snapshot, { query, currency: 'INR' });
  const address = { query, selected: EVERYTHING.selected, sort: undefined, page: 1, asTyped: false };
  return { found, frame: searchFrame(snapshot, address, found, 'INR') };
};

describe('what shoppers type', () => {
  it.each(TYPED)('$q', ({ q, corrected = '', instead = [], first }) => {
    const { found, frame } = frameOf(q);
    expect([frame.corrected, (frame.instead ?? []).map(({ label }) => label)]).toEqual([corrected, instead]);
    // Only who was corrected is led back to what was typed.
    expect(frame.exact_path !== '').toBe(corrected !== '');
    expect(frame.relaxed).toEqual([]);
    const designs = Array.from(found.rows.slice(0, 10), (row) => snapshot.index.rows[row]?.design);
    expect(designs.length).toBeGreaterThan(1);
    expect(designs.filter((design) => !design || !first(design)).map((design) => design?.title)).toEqual([]);
  });

  it.each(['ring size 12', 'अंगूठी का नाप'])('%s is answered by the page of sizes', (query) => {
    expect(frameOf(query).frame.guides).toContain('ring-size');
  });

  it.each([
    ['how to clean gold', 'faqs'],
    ['insurance', 'faqs'],
  ])('%s is answered by a page, never by a misspelling', (query, page) => {
    const { frame } = frameOf(query);
    expect([frame.guides, frame.corrected]).toEqual([[page], '']);
  });

  it.each([
    'hollow bangles',
    'adjustable ring',
    'ganesha pendant',
    'zodiac pendant',
    'tanishq ring',
    'silver coin',
  ])('%s says which of its words is called by nothing', (query) => {
    expect(frameOf(query).found.missing).not.toEqual([]);
  });

  it('a word that had to go says where its designs are', () => {
    const { frame } = frameOf('kids necklace');
    const [relaxed] = frame.relaxed ?? [];
    expect(relaxed).toMatchObject({ label: 'Kids', path: '/jewellery/search/?q=kids' });
    expect(relaxed?.count).toBe(frameOf('kids').frame.count);
  });
});

describe('suggestions', () => {
  it.each([
    ['jhum', 'jhumka'],
    ['झुम', 'झुमका'],
    ['bangl', 'bangle'],
    ['chu', 'chudi'],
    ['pend', 'pendant'],
    ['kang', 'kangan'],
    ['mangals', 'mangalsutra'],
  ])('%s is ended by one writing of each word', (typed, word) => {
    const terms = completions(snapshot.search, typed, 6);
    const beginning = word.slice(0, -1);
    expect(terms.filter((term) => term.startsWith(beginning) || term === word)).toEqual([word]);
  });

  it('put right what was misspelt before the last word too, and offer nothing misspelt', () => {
    expect(completions(snapshot.search, 'engagment rin', 6)).toEqual(['engagement ring']);
    expect(completions(snapshot.search, 'daimond brac', 6)).toEqual(['diamond bracelet']);
    for (const typed of ['neckl', 'pend', 'solit', 'brace'])
      expect(completions(snapshot.search, typed, 6).join(' ')).not.toMatch(
        /neckless|pendal|solitare|braclet/,
      );
  });

  it('of nothing typed are kinds that are bought most, in both languages', () => {
    const terms = popularSearches(snapshot, 6);
    expect(terms).toHaveLength(6);
    for (const { text, text_hi: hindi } of terms) {
      expect(frameOf(text).frame.count).toBeGreaterThan(5);
      expect(hindi).toMatch(/\p{Script=Devanagari}/u);
    }
  });
});
