import { api } from '@suvarna/api-client';
import { bus } from '@suvarna/event-bus';
import { session } from '@suvarna/session';

/**
 * Ends the session here and on the server. When the server cannot be told, this browser forgets
 * the customer all the same. @returns whether the server knows.
 */
export async function signOut(): Promise<boolean> {
  const told = await api.post('customer/logout/', {}).then(() => true, () => false);
  session.signOut();
  bus.emit('session.customer.signed-out', {});
  return told;
}
