import { describe, expect, it } from '@jest/globals';
import { placeOf } from './place.model.ts';

describe('the page under a prompt', () => {
  it.each([
    ['/', 'home'],
    ['/hi/', 'home'],
    ['/hi', 'home'],
    ['/jewellery/', 'jewellery'],
    ['/hi/jewellery/rings-karat+18-filter/', 'jewellery'],
    ['/jewellery/rings/pihu-diamond-halo-ring_product_101084/', 'product'],
    ['/jewellery/rings/checkout-charm_product_7/', 'product'],
    ['/sign-in/', 'busy'],
    ['/sign-in', 'busy'],
    ['/hi/sign-in/', 'busy'],
    ['/bag/', 'busy'],
    ['/checkout/cart/', 'busy'],
    ['/hi/checkout/payment/', 'busy'],
    ['/guest-address/', 'busy'],
    ['/orderstats/SV1/', 'busy'],
    ['/jewellery/search/', 'busy'],
    ['/hi/jewellery/search/', 'busy'],
    ['/checkout/address/', 'busy'],
    ['/hi/checkout/payment/return/sandbox/', 'busy'],
    ['/account/address/', 'busy'],
    ['/account/address/12/', 'busy'],
    ['/gift-cards/payment/', 'busy'],
    ['/golden-bounty/enrol/', 'busy'],
    ['/golden-bounty/payment/', 'busy'],
    ['/hi/golden-bounty/payment', 'busy'],
    ['/golden-bounty/payment-failed/', 'busy'],
    ['/jewellery/rings/payment-day-ring_product_8/', 'product'],
    ['/account/', 'other'],
    ['/golden-bounty/', 'other'],
    ['/sign-in-help/', 'other'],
  ])('%s is %s', (pathname, place) => {
    expect(placeOf(pathname)).toBe(place);
  });
});
