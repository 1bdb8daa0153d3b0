/** The tools of the header come alive last: they work as plain links, a form and a disclosure until then. */
import { api, signOut } from '@suvarna/api-client';
import { searchSuggest, type SearchSuggestions } from '@suvarna/contracts/catalogue';
import { call } from '@suvarna/contracts/call';
import { HYDRATES } from '@suvarna/contracts/not-hydrated';
import { localizePath, splitLocale, type Locale } from '@suvarna/contracts/locale';
import { bus } from '@suvarna/event-bus';
import { session } from '@suvarna/session';
import { bagStore, wishlistStore } from '@suvarna/stores';
import { startTransition, useSyncExternalStore, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SIGN_IN } from '../chrome/paths.ts';
import { Tools } from '../chrome/header/tools.tsx';

interface Props {
  readonly locale: Locale;
}

const nothing = (): undefined => undefined;
const bagCount = (): number => bagStore.getState().count;
const wishlistCount = (): number => wishlistStore.getState().count;
const customerName = (): string | undefined => session.customer()?.firstName;
const path = (): string => splitLocale(location.pathname).path + location.search;
const onSession = (listener: () => void): (() => void) => session.subscribe(listener);
const onPage = (listener: () => void): (() => void) => bus.on('navigation.page.shown', listener);

const suggest = async (query: string, signal: AbortSignal): Promise<SearchSuggestions> =>
  call(api, searchSuggest, { query: { q: query }, signal });

function ToolsIsland({ locale }: Props): ReactElement {
  // The server knows no shopper: the first drawing is without one, whatever the browser remembers.
  const count = useSyncExternalStore(bagStore.subscribe, bagCount, nothing);
  const wishes = useSyncExternalStore(wishlistStore.subscribe, wishlistCount, nothing);
  const name = useSyncExternalStore(onSession, customerName, nothing);
  const here = useSyncExternalStore(onPage, path, path);
  const leave = async (): Promise<void> => {
    await signOut();
    bus.emit('navigation.visit.requested', { to: localizePath(SIGN_IN, locale) });
  };
  return (
    <Tools
      locale={locale}
      path={here}
      suggest={suggest}
      onSignOut={() => void leave()}
      {...(count === undefined ? {} : { bagCount: count })}
      {...(wishes === undefined ? {} : { wishlistCount: wishes })}
      {...(name === undefined ? {} : { customerName: name })}
    />
  );
}

export function hydrateTools(props: Props): void {
  const element = document.getElementById('shell-tools');
  if (!element) return;
  element.dispatchEvent(new Event(HYDRATES, { bubbles: true }));
  // In slices: the tools wait longest, and hold up no other part.
  startTransition(() => {
    hydrateRoot(element, <ToolsIsland {...props} />, { identifierPrefix: 'tools-' });
  });
}
