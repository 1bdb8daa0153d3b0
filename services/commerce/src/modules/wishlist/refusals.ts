import { Refusal } from '../../platform/refusal.ts';
import type { BagRefusal } from '../bag/index.ts';
import type { WishlistRefusal } from './wishlist.ts';

export const wishlistRefusal = (code: WishlistRefusal['code'] | BagRefusal): Refusal =>
  code === 'REQUEST.TOO_LARGE'
    ? new Refusal(code, { status: 400, message: 'There is no room for more designs.' })
    : new Refusal(code);
