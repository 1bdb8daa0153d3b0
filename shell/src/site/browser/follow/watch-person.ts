/**
 * A page that showed a customer's things is not left standing when that person is gone: signed out or
 * replaced in another tab, or while the browser kept the page in its memory (fault matrix rows 34
 * and 35). Changes made in this tab are the page's own affair.
 */
import type { Session } from '@suvarna/session';

interface Watched {
  readonly session: Pick<Session, 'person' | 'subscribe'>;
  readonly tabs: EventTarget;
  /** Begins the page again, for the shopper who is here now. */
  readonly reload: () => void;
  /** The page came back from the browser's memory and still belongs to the same person. */
  readonly onReturn: () => void;
}

export function watchPerson({ session, tabs, reload, onReturn }: Watched): void {
  let shown = session.person();

  // Before the session's own listeners, which would count the news as seen.
  tabs.addEventListener(
    'storage',
    () => {
      if (shown !== null && session.person() !== shown) reload();
    },
    { capture: true },
  );
  tabs.addEventListener(
    'pageshow',
    (event) => {
      if (!(event as PageTransitionEvent).persisted) return;
      if (session.person() === shown) onReturn();
      else reload();
    },
    { capture: true },
  );
  session.subscribe(() => {
    shown = session.person();
  });
}
