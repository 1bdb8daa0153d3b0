import type { WalletBalance } from '@suvarna/contracts/wallet';
import { browserStorage, WALLET_KEYS } from '@suvarna/session';

const { tab } = browserStorage;

/** What this tab knows of the wallet (specification §3, session storage): shown at once, until the store has answered. */
export function rememberedWallet(): Pick<WalletBalance, 'balance' | 'prepaid_discount'> | null {
  const [balance, discount] = [WALLET_KEYS.balance, WALLET_KEYS.prepaidDiscount].map(
    (key) => tab.get(key) ?? '',
  );
  return isWhole(balance) && isWhole(discount)
    ? { balance: Number(balance), prepaid_discount: Number(discount) }
    : null;
}

export function rememberWallet({ balance, prepaid_discount: discount }: WalletBalance): void {
  tab.set(WALLET_KEYS.balance, String(balance));
  tab.set(WALLET_KEYS.prepaidDiscount, String(discount));
}

/** Whether the shopper wants the coins used; a reload in the middle of the checkout does not ask again. */
export const rememberedToggle = (): boolean => tab.get(WALLET_KEYS.toggle) === 'true';

export const rememberToggle = (on: boolean): void => tab.set(WALLET_KEYS.toggle, String(on));

const isWhole = (text: string | undefined): boolean => text !== undefined && /^\d{1,15}$/.test(text);
