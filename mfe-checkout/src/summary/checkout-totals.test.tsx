import { describe, expect, it } from '@jest/globals';
import type { CheckoutTotals as Totals } from '@suvarna/contracts/checkout';
import { translateFrom } from '@suvarna/testing/translate-from';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { render, screen } from '@testing-library/react';
import { en } from '../texts.fixtures.ts';
import { CheckoutTotals } from './checkout-totals.tsx';

const sums: Totals = {
  product_total_paise: 51_845_00,
  mrp_total_paise: 55_000_00,
  product_discount_paise: 3_155_00,
  coupon_discount_paise: 0,
  prepaid_discount_paise: 0,
  loyalty_discount_paise: 0,
  shipping_charge_paise: 0,
  without_gst_paise: 50_335_00,
  gst_paise: 1_510_00,
  gst: { cgst_paise: 0, sgst_paise: 0, igst_paise: 0 },
  total_paise: 51_845_00,
  coins_redeemed: 0,
  coins_redeemed_paise: 0,
  tenders: [],
  total_payable_paise: 51_845_00,
  item_count: 1,
  currency: 'INR',
  rate_version: 3,
};
const show = (totals: Partial<Totals>) =>
  render(
    <RemoteContext
      value={{ locale: 'en', currency: 'INR', t: translateFrom('en', 'checkout', en), embed: null }}
    >
      <CheckoutTotals totals={{ ...sums, ...totals }} />
    </RemoteContext>,
  );
const rows = (): (string | null)[] => screen.getAllByRole('term').map(({ textContent }) => textContent);

describe('the sum', () => {
  it('names the tax that is in it, and its parts once the place is known', () => {
    show({});
    expect(screen.getByText('GST included').nextSibling?.textContent).toBe('₹1,510');
    show({ gst: { cgst_paise: 755_00, sgst_paise: 755_00, igst_paise: 0 } });
    expect(rows()).toEqual(expect.arrayContaining(['CGST', 'SGST']));
  });

  it('tells of a discount on the products by the rule of the struck price, and adds up either way', () => {
    const { unmount } = show({});
    expect(
      ['Product total (MRP)', 'Discount'].map((row) => screen.queryByText(row)?.nextSibling?.textContent),
    ).toEqual(['₹55,000', '− ₹3,155']);
    // Good news is green, as `[data-good]` has it; red is for what went wrong.
    expect(screen.getByText('Discount').parentElement?.dataset).toHaveProperty('good');
    unmount();
    show({ product_total_paise: 3_28_326_00, mrp_total_paise: 3_28_468_00, product_discount_paise: 142_00 });
    expect(
      ['Product total', 'Discount'].map((row) => screen.queryByText(row)?.nextSibling?.textContent),
    ).toEqual(['₹3,28,326', undefined]);
  });

  it('halves the tax on an odd number of rupees to the paisa, so that the halves add up', () => {
    show({ gst_paise: 1_921_00, gst: { cgst_paise: 960_50, sgst_paise: 960_50, igst_paise: 0 } });
    expect(['CGST', 'SGST'].map((row) => screen.getByText(row).nextSibling?.textContent)).toEqual([
      '₹960.50',
      '₹960.50',
    ]);
  });

  it('has no row of a tax that an export does not carry', () => {
    show({ gst_paise: 0, without_gst_paise: 830_00, total_payable_paise: 830_00, currency: 'SGD' });
    expect(rows().filter((row) => /GST/.test(row ?? ''))).toEqual([]);
    expect(screen.getByText('Total payable').nextSibling?.textContent).toBe('S$830');
  });
});
