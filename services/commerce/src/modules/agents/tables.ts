import type { Currency } from '@suvarna/contracts/money';
import type { Locale } from '@suvarna/contracts/locale';
import type { Generated, JSONColumnType } from 'kysely';
import type { Quote } from '../checkout/index.ts';
import type { Wanted } from './sessions/wanted.ts';

/** `open` while its agent may change it; `accepted` once a buyer took it into a bag; the others are final. */
export type SessionState = 'open' | 'accepted' | 'completed' | 'canceled';
export type SessionKind = 'cart' | 'checkout';

interface AgentTables {
  agent_sessions: {
    id: string;
    kind: SessionKind;
    /** Host of the profile of the platform that began it, and the profile. */
    platform: string;
    profile_url: string;
    /** It was begun by a signed call, and answers to signed ones alone. */
    verified: boolean;
    /** Whose bag its pieces are in; a checkout shares its cart's. */
    guest_id: string;
    cart_id: string | null;
    state: SessionState;
    currency: Currency;
    locale: Locale;
    wanted: JSONColumnType<Wanted>;
    /** What was last answered. */
    quote: JSONColumnType<Quote>;
    /** The price that is promised; it outlives its promise here. */
    lock_id: string | null;
    link_hash: Buffer;
    link_sealed: Buffer;
    /** The shopper who opened the link first. */
    opened_guest_id: string | null;
    opened_customer_id: string | null;
    order_no: string | null;
    created_at: Date;
    updated_at: Date;
    expires_at: Date;
    accepted_at: Generated<Date | null>;
    /** What was typed of a buyer is deleted. */
    forgotten: Generated<boolean>;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends AgentTables {}
}
