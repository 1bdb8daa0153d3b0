import { expect, it } from '@jest/globals';
import { GST_PCT } from '@suvarna/contracts/storefront-constants';
import { breakupOf } from '../catalogue/product/product-view.ts';
import { seededSnapshot } from '../catalogue/snapshot/seeded-catalogue.fixtures.ts';
import { chooseOptions } from '../designs/options.ts';
import { GST_RATES } from '../../../seed/rates.ts';

it('GST is 3 % of the whole value, making and stones included, of each kind of piece, and says by which law', async () => {
  for (const { rate_bp: bp, note } of GST_RATES) {
    expect(bp).toBe(GST_PCT * 100);
    expect(note).toMatch(/whole value, making included.*Notification 1\/2017.*Notification 9\/2025/);
  }
  const { byId, context } = await seededSnapshot(31);
  expect(new Set([...byId.values()].map(({ hsn }) => hsn))).toEqual(new Set(GST_RATES.map(({ hsn }) => hsn)));
  for (const design of byId.values()) {
    const options = chooseOptions(design, {});
    if (!options) throw new Error('no options');
    const { subtotal_paise: value, gst_paise: gst, rows } = breakupOf(context, design, options, 'INR');
    // Half up to a whole rupee, of the sum: neither making nor stones have a rate of their own.
    expect(gst).toBe(Math.floor((value * GST_PCT) / 10_000 + 0.5) * 100);
    expect(rows.some(({ component }) => component === 'making')).toBe(true);
  }
});
