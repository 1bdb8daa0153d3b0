/** What the store's people see of gift cards, and do with them. No code is shown. */
import { Type, type Static } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { GIFT_CARDS } from './rules.ts';
import { GiftCard, GiftCardDesignName, giftCardId, GiftCardState } from './schemas.ts';
import { strictObject } from '../base/endpoint/schema.ts';

const by = Type.String({ minLength: 1, maxLength: 80 });
const note = Type.String({ minLength: 1, maxLength: 300 });

/** `q`: a card's number, the last four digits of its code, or the beginning of an e-mail address. */
export const StaffGiftCardsQuery = strictObject({
  q: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(GiftCardState),
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
});
export const StaffGiftCard = Type.Object({
  ...GiftCard.properties,
  bought_by: Type.String(),
  redeemed_by: Type.String(),
  history: Type.Array(
    Type.Object({ at: Type.String(), event: Type.String(), by: Type.String(), note: Type.String() }),
  ),
});
export type StaffGiftCard = Static<typeof StaffGiftCard>;
export const StaffGiftCards = Type.Object({
  results: Type.Array(StaffGiftCard),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
  /** Owed for cards that were paid and not used. */
  outstanding_paise: Type.Integer(),
});

export const IssueGiftCardBody = strictObject({
  design: GiftCardDesignName,
  amount_paise: Type.Integer({ minimum: 1, maximum: 100_000_000_00 }),
  to_name: Type.String({ minLength: 1, maxLength: GIFT_CARDS.nameMax }),
  to_email: Type.String({ minLength: 3, maxLength: 254 }),
  message: Type.Optional(Type.String({ maxLength: GIFT_CARDS.messageMax })),
  locale: Type.Optional(Language),
  issued_by: by,
  note,
});
export const VoidGiftCardBody = strictObject({ card_id: giftCardId, voided_by: by, note });
