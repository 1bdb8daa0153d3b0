/** Leaving, from the menu of the header. */
import { api } from '@suvarna/api-client';
import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { bus } from '@suvarna/event-bus';
import { session } from '@suvarna/session';
import { SIGN_IN } from '../chrome/paths.ts';

/** The session ends here even when the server cannot be told; its own end comes by the clock then. */
export async function signOut(locale: Locale): Promise<void> {
  await api.post('customer/logout/', {}).catch(() => undefined);
  session.signOut();
  bus.emit('session.customer.signed-out', {});
  bus.emit('navigation.visit.requested', { to: localizePath(SIGN_IN, locale) });
}
