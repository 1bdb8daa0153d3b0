import type { Address } from '@suvarna/contracts/customers';
import type { OrderDetails, OrderSummary } from '@suvarna/contracts/orders';

const address: Address = {
  address_id: 'a-1',
  full_name: 'Asha Mehta',
  house: '12 Residency',
  street: 'MG Road',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  country_id: 'IN',
  mobile: '91-9845000000',
  is_default: true,
  email: '',
};
const product = {
  product_id: 7,
  product_title: 'Amara Ring',
  title_hi: 'अमारा अंगूठी',
  url: '/jewellery/rings/amara_product_7/',
  images: { product_images: [] },
};
const line = {
  item_id: '11111111-1111-4111-8111-111111111111',
  product_id: 7,
  quantity: 2,
  karat: 18,
  colour: 'yellow',
  size: '12',
  line_price_paise: 5_184_500,
  delivery_date: '2026-11-25',
  dispatch_date: '2026-11-23',
  huid: 'AB12CD',
  certificates: [{ laboratory: 'IGI', number: '612345678' }],
  productDetails: product,
};

export const summary: OrderSummary = {
  order_no: 'SV-100200',
  state: 'shipped',
  placed_at: '2026-11-20T08:00:00Z',
  total_payable_paise: 5_184_500,
  currency: 'INR',
  item_count: 3,
  delivery_by: '2026-11-25',
  pictures: [],
  titles: [{ en: 'Amara Ring', hi: 'अमारा अंगूठी' }],
};

/** An order as the API answers it, of what its page reads. */
export const anOrder = (change: Partial<OrderDetails> = {}): OrderDetails =>
  ({
    order_no: 'SV-100200',
    state: 'placed',
    created_at: '2026-11-20T08:00:00Z',
    placed_at: '2026-11-20T08:00:00Z',
    payment_mode: 'sandbox',
    gift_note: 'Happy birthday',
    steps: [
      { state: 'payment_pending', at: '2026-11-20T08:00:00Z' },
      { state: 'placed', at: '2026-11-20T08:01:00Z' },
    ],
    lines: [line],
    shipping_address: address,
    billing_address: address,
    totals: {
      product_total_paise: 5_500_000,
      coupon_discount_paise: 215_500,
      coins_redeemed: 100,
      coins_redeemed_paise: 10_000,
      total_payable_paise: 5_184_500,
      gst_paise: 151_005,
      currency: 'INR',
    },
    can: { retry_payment: false, cancel: true, return: false, invoice: false },
    return_until: '',
    refund: null,
    ...change,
  }) as unknown as OrderDetails;
