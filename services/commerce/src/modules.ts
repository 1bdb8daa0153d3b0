import { identity } from './modules/identity/module.ts';
import { customers } from './modules/customers/module.ts';
import { catalogue } from './modules/catalogue/module.ts';
import { pricing } from './modules/pricing/module.ts';
import { imagery } from './modules/imagery/module.ts';
import { content } from './modules/content/module.ts';
import { storefront } from './modules/storefront/module.ts';
import { bag } from './modules/bag/module.ts';
import { wishlist } from './modules/wishlist/module.ts';
import { shipping } from './modules/shipping/module.ts';
import { loyalty } from './modules/loyalty/module.ts';
import { wallet } from './modules/wallet/module.ts';
import { checkout } from './modules/checkout/module.ts';
import { orders } from './modules/orders/module.ts';
import { payments } from './modules/payments/module.ts';
import { push } from './modules/push/module.ts';
import { events } from './modules/events/module.ts';
import type { Module } from './platform/module.ts';

/** Every capability of the service. A new one is a folder and its line here. */
export const MODULES: readonly Module[] = [
  identity,
  customers,
  catalogue,
  pricing,
  imagery,
  content,
  storefront,
  bag,
  wishlist,
  shipping,
  loyalty,
  wallet,
  checkout,
  orders,
  payments,
  push,
  events,
];
