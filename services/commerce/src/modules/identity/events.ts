import type { EventType } from '../../platform/outbox/emit.ts';

declare module '../../platform/outbox/emit.ts' {
  interface DomainEvents {
    /**
     * Every sign-in of the account ended at once, because its password or contact changed, a change was
     * stopped by its link, or the account is to be deleted. `at` is an ISO time.
     */
    'account.signed-out-everywhere': { readonly customer_id: string; readonly at: string };
    /**
     * One browser signed out or was signed out, or another sign-in of the same account took its place there
     * (`continued_by`).
     */
    'session.ended': { readonly sign_in_id: string; readonly continued_by: string | null };
    /** A guest said good-bye. */
    'guest.left': { readonly guest_id: string };
  }
}

export const events = [
  'account.signed-out-everywhere',
  'session.ended',
  'guest.left',
] as const satisfies readonly EventType[];
