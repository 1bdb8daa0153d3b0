/**
 * Keeps true what the server drew of the chrome and React does not: where its links lead from the
 * page on screen, what the style sheets ask of the body, and the numbers of the bottom bar.
 */
import { localizePath, splitLocale, type Locale } from '@suvarna/contracts/locale';
import { bus } from '@suvarna/event-bus';
import { bagStore, wishlistStore } from '@suvarna/stores';

/** The menu of phones: its component is the server's alone. */
export const drawer = (): HTMLElement | null => document.getElementById('shell-drawer');

/**
 * Before the next page is drawn: no bar of the old one is over it, and the menu of phones, which gives
 * the focus back to its button when it closes, is closed before the focus goes to the page.
 */
export function makeWay({ area = '' }: { readonly area?: string }): void {
  document.body.dataset['place'] = area;
  drawer()?.hidePopover();
}

export function followShownPage(locale: Locale): void {
  bus.on('navigation.page.shown', () => {
    const { path } = splitLocale(location.pathname);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-document][hreflang]')) {
      link.setAttribute('href', localizePath(path + location.search, link.hreflang as Locale));
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-choose-country]')) {
      const url = new URL(link.href);
      url.searchParams.set('next', path + location.search);
      link.setAttribute('href', url.pathname + url.search);
    }
    for (const link of document.querySelectorAll('[data-shell-bar] a, #shell-header nav a')) {
      if (link.getAttribute('href') === localizePath(path, locale)) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  });
  for (const [name, store] of [
    ['bag', bagStore],
    ['wishlist', wishlistStore],
  ] as const) {
    const show = (): void => write(name, store.getState().count);
    store.subscribe(show);
    show();
  }
}

function write(what: string, count: number): void {
  const place = document.querySelector(`[data-count="${what}"]`);
  const text = count === 0 ? '' : count > 99 ? '99+' : String(count);
  if (place && place.textContent !== text) place.textContent = text;
}
