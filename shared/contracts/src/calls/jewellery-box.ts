/** Generated from `endpoints/jewellery-box.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/jewellery-box.ts';

const SHAPE_926e70 = [{ reminder_id: 'string', kind: 'string', due_on: 'string', repeat: 'string' }] as const;
const SHAPE_b7e2c0 = {
  piece_id: 'string',
  version: 'number',
  name: 'string',
  metal: 'string',
  stones: 'string',
  huid: 'string',
  bought_on: 'string',
  note: 'string',
  photos: 'number',
  reminders: SHAPE_926e70,
} as const;
const SHAPE_fdf654 = { results: [SHAPE_b7e2c0], count: 'number' } as const;
const SHAPE_f7fa8f = {
  gold_paise: 'number',
  stones_paise: 'number',
  value_paise: 'number',
  valued: 'number',
  without_value: 'number',
} as const;
const SHAPE_159ce6 = [
  {
    type: 'string',
    type_en: 'string',
    type_hi: 'string',
    shape: 'string',
    quality: 'string',
    count: 'number',
    millicarat: 'number',
  },
] as const;
const SHAPE_2a0271 = { results: SHAPE_926e70 } as const;
const SHAPE_3511ce = {
  results: [{ share_id: 'string', with_values: 'boolean', created_at: 'string', expires_at: 'string' }],
} as const;

export const boxElsewhereAdd: CallOf<typeof table.boxElsewhereAdd> = {
  path: 'box/elsewhere/add/',
  photos: true,
  shape: SHAPE_b7e2c0,
};
export const boxElsewhereDelete: CallOf<typeof table.boxElsewhereDelete> = {
  path: 'box/elsewhere/delete/',
  shape: SHAPE_fdf654,
};
export const boxElsewhereList: CallOf<typeof table.boxElsewhereList> = {
  path: 'box/elsewhere/list/',
  shape: SHAPE_fdf654,
};
export const boxElsewherePhoto: CallOf<typeof table.boxElsewherePhoto> = { path: 'box/elsewhere/photo/' };
export const boxElsewhereUpdate: CallOf<typeof table.boxElsewhereUpdate> = {
  path: 'box/elsewhere/update/',
  photos: true,
  shape: SHAPE_b7e2c0,
};
export const boxList: CallOf<typeof table.boxList> = {
  path: 'box/list/',
  shape: {
    as_of: 'string',
    total: {
      gold_paise: 'number',
      stones_paise: 'number',
      value_paise: 'number',
      valued: 'number',
      without_value: 'number',
      bought: SHAPE_f7fa8f,
      elsewhere: SHAPE_f7fa8f,
      going_back: 'number',
    },
    results: [
      {
        order_item_id: 'string',
        order_no: 'string',
        delivered_on: 'string',
        state: 'string',
        going_back: 'string',
        product_id: 'number',
        design_code: 'string',
        sku: 'string',
        title: 'string',
        title_hi: 'string',
        category_name: 'string',
        url: 'string',
        has_model: 'boolean',
        pictures: [{ src: 'string', alt: 'string' }],
        karat: 'number',
        colour: 'string',
        size: 'string',
        engraving: 'string',
        quantity: 'number',
        purity: 'string',
        net_weight_mg: 'number',
        gross_weight_mg: 'number',
        stones: SHAPE_159ce6,
        stones_from: 'string',
        huid: 'string',
        has_invoice: 'boolean',
        paid_paise: 'number',
        currency: 'string',
        course: [{ day: 'string', value_paise: 'number' }],
        reminders: SHAPE_926e70,
      },
    ],
    page: 'number',
    page_size: 'number',
    count: 'number',
  },
};
export const boxReminderOff: CallOf<typeof table.boxReminderOff> = {
  path: 'box/reminder/off/',
  shape: SHAPE_2a0271,
};
export const boxReminderSet: CallOf<typeof table.boxReminderSet> = {
  path: 'box/reminder/set/',
  shape: SHAPE_2a0271,
};
export const boxShareCreate: CallOf<typeof table.boxShareCreate> = {
  path: 'box/share/create/',
  shape: {
    share_id: 'string',
    with_values: 'boolean',
    created_at: 'string',
    expires_at: 'string',
    token: 'string',
    path: 'string',
  },
};
export const boxShareList: CallOf<typeof table.boxShareList> = {
  path: 'box/share/list/',
  shape: SHAPE_3511ce,
};
export const boxShareRevoke: CallOf<typeof table.boxShareRevoke> = {
  path: 'box/share/revoke/',
  shape: SHAPE_3511ce,
};
export const boxShared: CallOf<typeof table.boxShared> = {
  path: 'box/shared/',
  shape: {
    as_of: 'string',
    expires_at: 'string',
    with_values: 'boolean',
    pieces: [
      {
        origin: 'string',
        piece_id: 'string',
        title: 'string',
        title_hi: 'string',
        pictures: [{ src: 'string', alt: 'string' }],
        photos: 'number',
        metal: 'string',
        colour: 'string',
        quantity: 'number',
        stones: SHAPE_159ce6,
        stones_text: 'string',
      },
    ],
  },
};
export const boxSharedPhoto: CallOf<typeof table.boxSharedPhoto> = { path: 'box/shared/photo/' };
export const boxStatement: CallOf<typeof table.boxStatement> = { path: 'box/statement/' };
