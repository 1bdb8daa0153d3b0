import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { seededSnapshot } from './seeded-catalogue.fixtures.ts';

let snapshot: CatalogueSnapshot;
beforeAll(async () => {
  snapshot = await seededSnapshot();
});

function found(query: string) {
  return snapshot.search
    .find(query)
    .rows.map((row) => snapshot.index.rows[row]?.design)
    .filter((design) => design !== undefined);
}

describe('search', () => {
  it.each([
    ['dimond ring', 'diamond ring'],
    ['emrald pendent', 'emerald pendant'],
    ['jhumak', 'jhumkas'],
    ['saphire halo ring', 'sapphire halo ring'],
    ['mangalsutr', ''],
    ['braclet', 'bracelet'],
  ])('finds %s in spite of its spelling', (query, corrected) => {
    const hits = snapshot.search.find(query);
    expect(hits.rows.length).toBeGreaterThan(3);
    expect(hits.corrected).toBe(corrected);
  });

  it.each([
    ['हीरा अंगूठी', 'diamond ring'],
    ['heera angoothi', 'diamond ring'],
    ['मोती झुमके', 'pearl jhumkas'],
    ['kamal', 'lotus'],
    ['सोने के सिक्के', 'gold coin'],
  ])('understands %s', (hindi, english) => {
    const designs = found(hindi);
    expect(designs.length).toBeGreaterThan(3);
    const words = english.split(' ');
    for (const design of designs.slice(0, 10)) {
      const text =
        `${design.title} ${design.category} ${design.motif} ${design.stones.map((row) => row.type).join(' ')}`.toLowerCase();
      for (const word of words) expect(text).toContain(word);
    }
  });

  it('wants every word: a ruby ring is a ring and has a ruby', () => {
    for (const design of found('ruby ring').slice(0, 60)) {
      expect(design.stones.some((row) => row.type === 'ruby')).toBe(true);
      expect(`${design.category} ${design.title}`.toLowerCase()).toContain('ring');
    }
  });

  it('goes by the first word that is known when no design has all', () => {
    expect(found('ruby qqqqqqqq').length).toBeGreaterThan(0);
    expect(found('qqqqqqqq zzzzzzzz')).toEqual([]);
    expect(found('')).toEqual([]);
  });

  it('leads a product id, a design code and a SKU to the one design', () => {
    const design = snapshot.index.rows[40]?.design;
    if (!design) throw new Error('no design');
    for (const query of [
      String(design.product_id),
      design.design_code,
      design.design_code.toLowerCase(),
      `${design.design_code}-18Y-12`,
    ]) {
      expect(found(query)).toEqual([design]);
    }
  });

  it('completes the word being typed', () => {
    expect(snapshot.search.complete('gold pea', 3)).toContain('gold pearl');
    expect(snapshot.search.complete('', 3)).toEqual([]);
  });

  it('is quick: a query takes less than 5 ms of CPU', () => {
    const queries = [
      'diamond ring',
      'dimond ring',
      'gold',
      'heera angoothi',
      'rose gold pendant for wife',
      'emrald',
      'kada',
      '22k bangle',
    ];
    for (const query of queries) snapshot.search.find(query);
    const before = process.cpuUsage();
    for (let round = 0; round < 5; round += 1) for (const query of queries) snapshot.search.find(query);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000 / (5 * queries.length)).toBeLessThan(5);
  });
});
