import { COIN_VALUE } from '@suvarna/contracts/storefront-constants';
import { formatPrice } from '@suvarna/ui/price';
import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { walletBalance } from '@suvarna/contracts/wallet';
import type { CheckoutTotals } from '@suvarna/contracts/checkout';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Choice } from '@suvarna/ui/choice';
import { useEffect, useRef, useState } from 'react';
import { rememberedToggle, rememberedWallet, rememberToggle, rememberWallet } from './wallet-memory.ts';

interface CoinsSwitchProps {
  readonly totals: CheckoutTotals;
  readonly on: boolean;
  /** Coins go with payment ahead only (specification §5). */
  readonly prepaid: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** Coins are used in full or not at all: always as many as the rules allow (domain rules §2.10). */
export function CoinsSwitch({ totals, on, prepaid, onSwitch }: CoinsSwitchProps) {
  const { t } = useRemoteContext();
  const [remembered] = useState(rememberedWallet);
  const wanted = useRef(rememberedToggle());

  const { state } = useRead('wallet', async () => {
    const answer = await call(api, walletBalance, { query: { balance_only: true } });
    rememberWallet(answer);
    return answer;
  });
  // Without a balance there is nothing to offer; paying goes on without coins.
  const wallet = state.status === 'ready' ? state.data : null;

  const below =
    wallet !== null &&
    totals.product_total_paise - totals.coupon_discount_paise < wallet.wallet_threshold * 100;
  const usable = wallet !== null && wallet.balance > 0 && prepaid && !below;
  useEffect(() => {
    // Switched on before the page was read again: it is still wanted, once.
    if (!usable || !wanted.current) return;
    wanted.current = false;
    if (!on) onSwitch(true);
  }, [usable, on, onSwitch]);

  const balance = (wallet ?? remembered)?.balance ?? 0;
  if (balance < 1 || totals.currency !== 'INR') return null;
  const choose = (now: boolean): void => {
    rememberToggle(now);
    onSwitch(now);
  };
  const hint = !prepaid
    ? t('coins.error.mode')
    : below
      ? t('coins.minimum', { amount: formatPrice(wallet.wallet_threshold * 100, 'INR') })
      : on
        ? t('coins.used', { count: totals.coins_redeemed })
        : t('coins.balance', { count: balance, value: formatPrice(COIN_VALUE * 100, 'INR') });
  return (
    <Choice isOff={!usable}>
      <input
        type="checkbox"
        checked={on}
        disabled={!usable}
        onChange={(event) => choose(event.target.checked)}
      />
      <strong>{t('coins.title')}</strong>
      <small>{hint}</small>
    </Choice>
  );
}
