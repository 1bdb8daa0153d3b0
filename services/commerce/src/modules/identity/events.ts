import type { EventType } from '../../platform/outbox/emit.ts';

declare module '../../platform/outbox/emit.ts' {
  interface DomainEvents {
    /**
     * Every sign-in of the account ended at once, because its password or contact changed, a change was
     * stopped by its link, or the account is to be deleted. `at` is an ISO time.
     */
    'account.signed-out-everywhere': { readonly customer_id: string; readonly at: string };
  }
}

export const events = ['account.signed-out-everywhere'] as const satisfies readonly EventType[];
