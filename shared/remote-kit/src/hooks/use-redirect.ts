import { bus } from '@suvarna/event-bus';
import { useEffect } from 'react';

/**
 * Leads away from a page that is not for who is here. It takes the place of this page in the history:
 * "back" does not return to it.
 *
 * @param to address in the page's language; `null` stays
 */
export function useRedirect(to: string | null): void {
  useEffect(() => {
    if (to !== null) bus.emit('navigation.visit.requested', { to, replace: true });
  }, [to]);
}
