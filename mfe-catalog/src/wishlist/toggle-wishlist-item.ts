import { isApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import type { Translate } from '@suvarna/remote-kit/page';
import { wishlistStore } from '@suvarna/stores';

/** Turns a heart. The store shows it at once, and takes it back when it cannot be; then a toast says so. */
export async function toggleWishlistItem(productId: number, t: Translate): Promise<void> {
  const { ids, wish } = wishlistStore.getState();
  try {
    await wish(productId, !ids.includes(productId));
  } catch (error) {
    const full = isApiFailure(error) && error.code === 'REQUEST.TOO_LARGE';
    bus.emit('toast.message.requested', {
      text: t(full ? 'wishlist.full' : 'wishlist.failed'),
      kind: 'error',
    });
  }
}
