import { bagRefusal, type BagRefusal } from '../bag/index.ts';
import type { WishlistRefusal } from './wishlist.ts';
import { Refusal } from '../../platform/http/refusal.ts';

export function wishlistRefusal(code: WishlistRefusal['code'] | BagRefusal): Refusal {
  if (code === 'WISHLIST.ITEM_NOT_FOUND')
    return new Refusal(404, code, 'This design is not on your wishlist.');
  if (code === 'REQUEST.TOO_LARGE') return new Refusal(400, code, 'There is no room for more designs.');
  return bagRefusal(code);
}
