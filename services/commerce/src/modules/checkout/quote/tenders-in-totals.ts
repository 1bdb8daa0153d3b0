import type { CheckoutTotals } from '@suvarna/contracts/checkout';
import type { TenderUse } from '../../tenders/index.ts';

/** The specification gives coins fields of their own, in totals and in what is asked for (api §5): here they meet the list of tenders. */
const COINS = 'coins';
/** The specification names the vouchers of an order one by one. */
const VOUCHERS = 'vouchers';

export function coinsOf(
  tenders: readonly TenderUse[],
): Pick<CheckoutTotals, 'coins_redeemed' | 'coins_redeemed_paise'> {
  const coins = tenders.find(({ kind }) => kind === COINS);
  return { coins_redeemed: coins?.units ?? 0, coins_redeemed_paise: coins?.amount ?? 0 };
}

/** @param useCoins left out when it was not said */
export const askedTenders = (useCoins: boolean | undefined): Readonly<Record<string, boolean>> =>
  useCoins === undefined ? {} : { [COINS]: useCoins };

/** Whether what was asked for is what was promised. */
export const suitsTenders = (
  asked: { readonly use_coins?: boolean; readonly vouchers?: readonly string[] },
  kinds: readonly string[],
): boolean =>
  (asked.use_coins === undefined || asked.use_coins === kinds.includes(COINS)) &&
  (asked.vouchers === undefined || asked.vouchers.length > 0 === kinds.includes(VOUCHERS));

/** The tenders in totals. */
export const tendersIn = ({ tenders }: Pick<CheckoutTotals, 'tenders'>): TenderUse[] =>
  tenders.map(({ kind, units, amount_paise: amount }) => ({ kind, units, amount }));
