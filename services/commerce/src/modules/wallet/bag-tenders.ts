import type { PaymentMode } from '@suvarna/contracts/checkout';
import type { BagTenders } from '@suvarna/contracts/wallet';
import type { Locale } from '@suvarna/contracts/locale';
import { Refusal } from '../../platform/refusal.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { type CheckoutContext, draftOfBag, saveTender } from '../checkout/index.ts';
import { type TenderOffer, TenderRefused } from '../tenders/index.ts';

interface Asked {
  readonly paymentMode: PaymentMode | undefined;
  readonly locale: Locale;
}

async function offersOf(
  db: Database | Tx,
  context: CheckoutContext,
  paymentMode: PaymentMode | undefined,
): Promise<readonly TenderOffer[]> {
  const { owner, at, tenders, orders } = context;
  const draft = await draftOfBag(db, context, { pincode: undefined, paymentMode: paymentMode ?? null });
  const waiting = await orders.waiting(db, owner);
  return tenders.offers(db, { owner, waiting, at }, draft.tendersChosen, draft.tenderBag);
}

const viewOf = (offers: readonly TenderOffer[], locale: Locale): BagTenders => ({
  tenders: offers.map(({ tender, balance, chosen, pays, refused }) => ({
    kind: tender.rule.kind,
    name: tender.name(locale),
    units: balance,
    balance_paise: balance * tender.rule.unit,
    used: chosen,
    pays_paise: pays,
    refusal: refused?.code ?? '',
  })),
});

/** What the bag could be paid with besides money, and how far each pays or would pay. */
export async function bagTendersOf(
  db: Database | Tx,
  context: CheckoutContext,
  { paymentMode, locale }: Asked,
): Promise<BagTenders> {
  return viewOf(await offersOf(db, context, paymentMode), locale);
}

/**
 * Pays for the bag with one tender, as far as it may be, or without it. The choice is kept with the bag,
 * and nothing is held before there is an order.
 *
 * @throws TenderRefused when it may not pay for this bag as it is now; the choice is then not kept
 */
export async function useTender(
  tx: Tx,
  context: CheckoutContext,
  { kind, use, paymentMode, locale }: Asked & { readonly kind: string; readonly use: boolean },
): Promise<BagTenders> {
  if (!context.tenders.has(kind)) throw new Refusal('WALLET.TENDER_NOT_FOUND');
  await saveTender(tx, context.owner, kind, use);
  const offers = await offersOf(tx, context, paymentMode);
  const refused = use ? offers.find(({ tender }) => tender.rule.kind === kind)?.refused : undefined;
  if (refused !== undefined) throw new TenderRefused(refused);
  return viewOf(offers, locale);
}
