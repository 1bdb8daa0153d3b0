import { priceVersion, versionNoticed } from '@suvarna/contracts/catalogue';
import { bus } from '@suvarna/event-bus';
import { useT } from '@suvarna/remote-kit/hooks';
import { bagStore } from '@suvarna/stores';
import { useEffect } from 'react';

/** What the bag on screen is priced by. */
function versionShown(): string | undefined {
  const first = bagStore.getState().cart?.items[0];
  return first && priceVersion(first.productDetails);
}

/** Reads the bag again when gold, or abroad the rupee, costs something else: the server prices all of it at once. A price that is held is no part of it. */
export function useFreshBag(): void {
  const t = useT();
  useEffect(
    () =>
      bus.on('pricing.rate.noticed', (noticed) => {
        const before = versionShown();
        if (before === undefined || before === versionNoticed(before, noticed)) return;
        if (bagStore.getState().status === 'reading') return;
        void bagStore
          .getState()
          .refresh()
          .then(() => {
            if (versionShown() !== before)
              bus.emit('toast.message.requested', { text: t('bag.rate-updated'), kind: 'info' });
          });
      }),
    [t],
  );
}
