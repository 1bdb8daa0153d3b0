import type { CoinsApplied } from '@suvarna/contracts/wallet';
import { buyerOf, type CheckoutContext, draftOf, saveTender } from '../checkout/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { coinBalance } from '../loyalty/index.ts';
import { TenderRefused } from '../tenders/index.ts';

/**
 * Pays for the bag with coins, as many as may be (domain rules §2.10). The choice is kept with the
 * bag; totals and the price hold count by it, and nothing is held before there is an order.
 *
 * @throws TenderRefused when no coins may pay for this bag as it is now; the choice is then not kept
 */
export async function useCoins(tx: Tx, context: CheckoutContext): Promise<CoinsApplied> {
  await saveTender(tx, context.owner, 'coins', true);
  const buyer = await buyerOf(tx, context.owner, undefined);
  // Prepaid as long as no way to pay is chosen; paying at the door refuses coins when it is.
  const draft = await draftOf(tx, context, {
    paymentMode: null,
    tenders: {},
    contacts: buyer?.contacts ?? [],
    supply: 'none',
  });
  const refused = draft.tendersRefused.find(({ kind }) => kind === 'coins');
  if (refused !== undefined) throw new TenderRefused(refused);
  return {
    coins_redeemed: draft.quote.totals.coins_redeemed,
    balance: await coinBalance(tx, context.owner.id, context.at),
  };
}

export async function useNoCoins(tx: Tx, { owner, at }: CheckoutContext): Promise<CoinsApplied> {
  await saveTender(tx, owner, 'coins', false);
  return { coins_redeemed: 0, balance: await coinBalance(tx, owner.id, at) };
}
