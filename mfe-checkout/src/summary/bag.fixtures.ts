/** A bag of one piece, as the API answers it, of what the pages on the way to paying read. */
const card = { product_id: 7, product_title: 'Star Pin', title_hi: 'तारा', images: { product_images: [] } };
export const line = {
  item_id: 'i',
  sku: 's',
  quantity: 1,
  size: '',
  karat: 18,
  colour: 'yellow',
  available: true,
  line_price_paise: 6_104_00,
  productDetails: card,
};
export const totals = {
  product_total_paise: 6_104_00,
  mrp_total_paise: 6_104_00,
  product_discount_paise: 0,
  shipping_charge_paise: 0,
  coupon_discount_paise: 0,
  prepaid_discount_paise: 0,
  loyalty_discount_paise: 0,
  without_gst_paise: 0,
  gst_paise: 0,
  gst: { cgst_paise: 0, sgst_paise: 0, igst_paise: 0 },
  total_paise: 6_104_00,
  coins_redeemed: 0,
  coins_redeemed_paise: 0,
  tenders: [],
  coupon: null,
  total_payable_paise: 6_104_00,
  item_count: 1,
  currency: 'INR',
  rate_version: 1,
};
