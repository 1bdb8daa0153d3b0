import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { wishlistStore } from '@suvarna/stores';
import { useEffect, useRef, type RefObject } from 'react';
import { toggleWishlistItem } from './toggle-wishlist-item.ts';

/**
 * Brings the hearts of a list to life: one listener for all of them, and no component each. The
 * markup says "not on the list" for everybody; here the browser says what it knows.
 *
 * @param cards the cards of the list: others have other hearts
 */
export function useHearts<Place extends HTMLElement>(cards: unknown): RefObject<Place | null> {
  const { t } = useRemoteContext();
  const place = useRef<Place>(null);

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let shown: readonly number[] | undefined;
    const show = (): void => {
      const { ids } = wishlistStore.getState();
      if (ids === shown) return;
      shown = ids;
      const wished = new Set(ids.map(String));
      for (const heart of element.querySelectorAll<HTMLElement>('[data-wish]')) {
        const pressed = String(wished.has(heart.dataset['wish'] ?? ''));
        if (heart.ariaPressed !== pressed) heart.ariaPressed = pressed;
      }
    };
    const onClick = (event: Event): void => {
      const heart = (event.target as Element).closest<HTMLElement>('[data-wish]');
      if (heart !== null) void toggleWishlistItem(Number(heart.dataset['wish']), t);
    };
    show();
    const unsubscribe = wishlistStore.subscribe(show);
    // On a soft navigation cards further down come later.
    const later = new MutationObserver(() => {
      shown = undefined;
      show();
    });
    later.observe(element, { childList: true, subtree: true });
    element.addEventListener('click', onClick);
    return () => {
      unsubscribe();
      later.disconnect();
      element.removeEventListener('click', onClick);
    };
  }, [cards, t]);

  return place;
}
