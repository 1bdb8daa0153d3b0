import type { MetalColour } from '@suvarna/contracts/catalogue';
import type { Locale } from '@suvarna/contracts/locale';
import type { Currency } from '@suvarna/contracts/money';
import type { WatchKind } from '@suvarna/contracts/watches';
import type { MetalKarat } from '../designs/index.ts';

interface WatchTables {
  watches: {
    id: string;
    /** `null` of an address. */
    customer_id: string | null;
    /** Of a reader without an account; `null` of a customer. */
    email: string | null;
    kind: WatchKind;
    product_id: number;
    karat: MetalKarat;
    colour: MetalColour;
    size: string;
    at_most: number | null;
    currency: Currency;
    locale: Locale;
    created_at: Date;
    /** A customer says yes by asking. */
    confirmed_at: Date | null;
    told_at: Date | null;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends WatchTables {}
}
