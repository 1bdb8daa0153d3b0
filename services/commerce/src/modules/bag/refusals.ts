import { formText } from '@suvarna/forms/texts';
import type { BagRefusal } from './change.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const ANSWERS: Readonly<Record<BagRefusal, readonly [status: number, message: string]>> = {
  'CATALOGUE.PRODUCT_NOT_FOUND': [404, 'Sorry No Product Found'],
  'BAG.ITEM_NOT_FOUND': [404, 'This item is not in your bag.'],
  'BAG.ITEM_OUT_OF_STOCK': [400, 'There are not so many pieces in stock.'],
  'BAG.QUANTITY_TOO_LARGE': [400, 'There is no room for so many pieces.'],
  'BAG.SIZE_REQUIRED': [400, 'Please select size'],
  'BAG.OPTION_UNAVAILABLE': [400, 'This design is not made that way.'],
  'BAG.ENGRAVING_UNAVAILABLE': [400, 'Words cannot be cut into this piece.'],
  'BAG.ENGRAVING_INVALID': [400, formText('engraving', 'en')],
  'SESSION.TOKEN_INVALID': [401, 'Authorization Failure'],
};

export function bagRefusal(code: BagRefusal): Refusal {
  const [status, message] = ANSWERS[code];
  return new Refusal(status, code, message);
}
