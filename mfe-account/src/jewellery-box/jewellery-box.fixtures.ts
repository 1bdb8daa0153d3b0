import type { BoxPiece, ExternalPiece, JewelleryBox, SharedBox } from '@suvarna/contracts/jewellery-box';

const value = {
  gold_paise: 2_700_000,
  stones_paise: 500_000,
  value_paise: 3_200_000,
  gold_rate_paise: 900_000,
  rate_version: 7,
};

export const aPiece = (change: Partial<BoxPiece> = {}): BoxPiece => ({
  order_item_id: '11111111-1111-4111-8111-111111111111',
  order_no: 'SV-100200',
  delivered_on: '2026-11-20',
  state: 'kept',
  going_back: '',
  product_id: 1042,
  design_code: 'SV1042',
  sku: 'SV1042-18-Y',
  title: 'Amara Ring',
  title_hi: 'अमारा अंगूठी',
  category_name: 'Rings',
  url: '/jewellery/rings/amara_product_1042/',
  has_model: true,
  pictures: [{ src: '/pictures/1042-{w}.avif', alt: 'Amara Ring' }],
  karat: 18,
  colour: 'yellow',
  size: '12',
  engraving: '',
  quantity: 1,
  purity: '18K750',
  net_weight_mg: 3_000,
  gross_weight_mg: 3_021,
  stones: [
    {
      type: 'diamond',
      type_en: 'Diamond',
      type_hi: 'हीरा',
      shape: 'round',
      quality: 'GH-VS',
      count: 12,
      millicarat: 105,
    },
    {
      type: 'topaz',
      type_en: 'Blue Topaz',
      type_hi: 'नीला पुखराज',
      shape: 'round',
      quality: 'AAA',
      count: 2,
      millicarat: 90,
    },
  ],
  stones_from: 'sale',
  huid: 'A1B2C3',
  has_invoice: true,
  paid_paise: 5_184_500,
  currency: 'INR',
  value,
  exchange: {
    amount_paise: 3_086_000,
    lines: [{ line: 'gold', amount_paise: 2_700_000 }],
    available_from: '2026-12-20',
    is_open: false,
  },
  buyback: {
    amount_paise: 3_150_000,
    lines: [{ line: 'gold', amount_paise: 2_700_000 }],
    available_from: '2026-11-20',
    is_open: true,
  },
  course: [
    { day: '2026-11-20', value_paise: 3_100_000 },
    { day: '2026-11-23', value_paise: 3_050_000 },
    { day: '2026-11-26', value_paise: 3_200_000 },
  ],
  reminders: [],
  ...change,
});

export const anExternalPiece = (change: Partial<ExternalPiece> = {}): ExternalPiece => ({
  piece_id: '22222222-2222-4222-8222-222222222222',
  version: 3,
  name: "Grandmother's bangle",
  metal: 'gold',
  karat: 22,
  net_weight_mg: 12_500,
  stones: 'three rubies',
  huid: '',
  bought_on: '',
  paid_paise: null,
  note: 'From Pune',
  photos: 0,
  value: { ...value, gold_paise: 14_000_000, stones_paise: 0, value_paise: 14_000_000 },
  reminders: [],
  ...change,
});

const sum = { gold_paise: 0, stones_paise: 0, value_paise: 0, valued: 0, without_value: 0 };
const EMPTY_TOTAL: JewelleryBox['total'] = { ...sum, bought: sum, elsewhere: sum, going_back: 0 };

export const aTotal = (change: Partial<JewelleryBox['total']> = {}): JewelleryBox['total'] => ({
  ...EMPTY_TOTAL,
  gold_paise: 2_700_000,
  stones_paise: 500_000,
  value_paise: 3_200_000,
  valued: 1,
  ...change,
});

/** `box/list/` with these pieces; without any its total is nothing. */
export const aBox = (
  results: readonly BoxPiece[] = [],
  change: Partial<JewelleryBox> = {},
): JewelleryBox => ({
  as_of: '2026-11-26T06:30:00.000Z',
  total: results.length === 0 ? EMPTY_TOTAL : aTotal(),
  results: [...results],
  page: 1,
  page_size: 24,
  count: results.length,
  ...change,
});

export const aSharedBox = (change: Partial<SharedBox> = {}): SharedBox => ({
  as_of: '2026-11-26T06:30:00.000Z',
  expires_at: '2026-12-03T06:30:00.000Z',
  with_values: true,
  total: { ...sum, gold_paise: 2_700_000, stones_paise: 500_000, value_paise: 3_200_000, valued: 1 },
  pieces: [
    {
      origin: 'store',
      piece_id: '',
      title: 'Amara Ring',
      title_hi: 'अमारा अंगूठी',
      pictures: [{ src: '/pictures/1042-{w}.avif', alt: 'Amara Ring' }],
      photos: 0,
      metal: 'gold',
      karat: 18,
      colour: 'yellow',
      quantity: 1,
      net_weight_mg: 3_000,
      stones: [],
      stones_text: '',
      value,
    },
  ],
  ...change,
});
