import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { bus } from '@suvarna/event-bus';
import { wishlistStore } from '@suvarna/stores';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Page as OldGoldPage } from '../trade-in/old-gold.page.tsx';
import { aBox, aPiece, aSharedBox } from '../jewellery-box/jewellery-box.fixtures.ts';
import { Page as BoxPage } from '../jewellery-box/jewellery-box.page.tsx';
import { Page as SharedBoxPage } from '../jewellery-box/sharing/shared-box.page.tsx';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page as SharedListPage } from '../wishlist/shared-list.page.tsx';
import { Page as WishlistPage } from '../wishlist/wishlist.page.tsx';

const TOKEN = 'a'.repeat(43);
/** The rate of now, and what everything is priced by. */
let version: number;
const paise = (): number => version * 100_000;

const wish = () => ({
  product_id: 1,
  product_title: 'Lotus Ring',
  url: '/jewellery/rings/lotus-ring_product_1/',
  images: { product_images: [] },
  special_price_paise: paise(),
  price_paise: paise(),
  currency: 'INR',
  rate_version: version,
  available: true,
});
const value = () => ({
  gold_paise: paise(),
  stones_paise: 0,
  value_paise: paise(),
  gold_rate_paise: paise(),
  rate_version: version,
});
const goldToday = () => ({
  rates: [{ karat: 22, rate_paise: paise() }],
  amount_paise: 10,
  gold_rate_paise: 1,
  rate_version: version,
});
const list = () => ({ results: [wish()], count: 1 });

const PAGES: readonly (readonly [string, () => ReactElement])[] = [
  ['the wishlist', () => <WishlistPage />],
  ['a shared wishlist', () => <SharedListPage data={null} route={routeOf('', { token: TOKEN })} />],
  ['the jewellery box', () => <BoxPage data={null} route={routeOf()} />],
  ['a shared box', () => <SharedBoxPage data={null} route={routeOf('', { token: TOKEN })} />],
  ['gold of any maker', () => <OldGoldPage data={goldToday()} route={routeOf()} />],
];

let stop: () => void;
let fails: boolean;
beforeEach(() => {
  stop = listen();
  version = 14;
  fails = false;
});
afterEach(() => {
  act(() => wishlistStore.getState().forget());
  stop();
});

const notice = (now: number) => act(async () => bus.emit('pricing.rate.noticed', { version: now }));
const orFail = (answer: () => unknown) => () => {
  if (fails) throw refusal(0, 'NETWORK');
  return answer();
};

describe('amounts of the account', () => {
  it.each(PAGES)('%s takes another rate while it is open, and says so once', async (_name, page) => {
    signedIn();
    answers({
      'customer/customer_wishlist/': orFail(list),
      'customer_wishlist/shared/': orFail(list),
      'box/list/': orFail(() => aBox([aPiece({ value: value() })])),
      'box/elsewhere/list/': orFail(() => ({ results: [], count: 0 })),
      'box/shared/': orFail(() =>
        aSharedBox({ pieces: aSharedBox().pieces.map((piece) => ({ ...piece, value: value() })) }),
      ),
      'exchange/old_gold_quote/': orFail(goldToday),
      'exchange/request/list/': () => ({ results: [], count: 0 }),
      'customer_wishlist/merge/': list,
    });
    show(page());
    const shown = (of: number) => screen.queryAllByText(new RegExp(`₹${of},000`)).length > 0;
    await screen.findAllByText(/₹14,000/);
    await notice(14);
    expect(heard.toasts).toEqual([]);

    // What cannot be read changes nothing.
    version = 15;
    fails = true;
    await notice(15);
    expect(shown(14)).toBe(true);
    fails = false;
    await notice(15);
    await screen.findAllByText(/₹15,000/);
    expect(shown(14)).toBe(false);
    await notice(15);
    expect(heard.toasts).toEqual(['Gold rate updated. Amounts on this page are current.']);
  });
});
