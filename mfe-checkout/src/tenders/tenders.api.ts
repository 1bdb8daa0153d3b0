import { api } from '@suvarna/api-client';
import type { PaymentMode } from '@suvarna/contracts/checkout';
import { type BagTenders, bagTenders, tenderUse } from '@suvarna/contracts/wallet';
import type { Locale } from '@suvarna/contracts/locale';
import { call } from '@suvarna/contracts/call';

interface Asked {
  readonly mode: PaymentMode | null;
  /** Names of tenders are the store's to say: a new one needs no text here. */
  readonly lang: Locale;
}

export const readTenders = ({ mode, lang }: Asked, signal: AbortSignal): Promise<BagTenders> =>
  call(api, bagTenders, { query: { lang, ...(mode && { payment_mode: mode }) }, signal });

export const sendTenderUse = (kind: string, use: boolean, { mode, lang }: Asked): Promise<BagTenders> =>
  call(api, tenderUse, { body: { kind, use, lang, ...(mode && { payment_mode: mode }) } });
