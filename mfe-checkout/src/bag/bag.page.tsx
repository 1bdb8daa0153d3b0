import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useT } from '@suvarna/remote-kit/hooks';
import { useNewerRate } from '@suvarna/remote-kit/use-newer-rate';
import { useRead } from '@suvarna/remote-kit/use-read';
import type { CartItem } from '@suvarna/contracts/bag';
import { priceVersion } from '@suvarna/contracts/catalogue';
import { bagStore, useBag } from '@suvarna/stores';
import { useLostFocusAfterCommit } from '@suvarna/ui/focus';
import { useState } from 'react';
import { CheckoutChrome } from '../chrome/checkout-chrome.tsx';
import { BagContents } from './bag-contents.tsx';
import { BagSkeleton } from './bag-skeleton.tsx';
import { EmptyBag } from './empty-bag.tsx';
import { RemovedLine } from './removed-line.tsx';
import { StaleBag, UnreadableBag } from './unreadable-bag.tsx';
import { useBagChanges } from './use-bag-changes.ts';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('bag.page-title'),
  noindex: true,
});

export function Page() {
  const cart = useBag((bag) => bag.cart);
  const status = useBag((bag) => bag.status);
  const t = useT();

  const changes = useBagChanges();
  const first = cart?.items[0];
  // The server prices all of a bag at once. A price that is held is no part of it.
  useNewerRate({
    version: first && priceVersion(first.productDetails),
    renew: async () => {
      if (status !== 'reading') await bagStore.getState().refresh();
    },
    text: t('bag.rate-updated'),
  });
  const [removed, setRemoved] = useState<CartItem | null>(null);
  const focus = useLostFocusAfterCommit();

  // What another tab or an earlier visit left here is old: ask, and show the answer.
  useRead('bag', () => bagStore.getState().refresh());

  const takeOut = async (item: CartItem): Promise<void> => {
    if (await changes.make(`remove ${item.item_id}`, () => bagStore.getState().remove(item.item_id)))
      setRemoved(item);
  };

  const putBack = (item: CartItem): void => {
    const { sku } = item;
    // Another one may have been taken out since, and is offered back.
    setRemoved((now) => (now === item ? null : now));
    focus(() =>
      [...document.querySelectorAll<HTMLElement>('[data-sku]')]
        .find((line) => line.dataset['sku'] === sku)
        ?.querySelector<HTMLElement>('h2 a'),
    );
  };

  return (
    <CheckoutChrome
      step="bag"
      title="bag.title"
      lead={<RemovedLine item={removed} changes={changes} onBack={putBack} />}
    >
      {cart !== null && status === 'failed' && <StaleBag />}
      {cart !== null && cart.items.length > 0 && (
        <BagContents cart={cart} changes={changes} onRemove={(item) => void takeOut(item)} />
      )}
      {cart === null && (status === 'unread' || status === 'reading') && <BagSkeleton />}
      {cart === null && status === 'failed' && <UnreadableBag />}
      {(cart === null ? status === 'ready' : cart.items.length === 0) && <EmptyBag />}
    </CheckoutChrome>
  );
}
