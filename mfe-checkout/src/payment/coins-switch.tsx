import { api } from '@suvarna/api-client';
import type { CheckoutTotals } from '@suvarna/contracts/api/checkout';
import type { WalletBalance } from '@suvarna/contracts/api/wallet';
import { useFrame } from '@suvarna/remote-kit/hooks';
import { useEffect, useState } from 'react';
import frame from '../frame/frame.module.css';

interface CoinsSwitchProps {
  readonly totals: CheckoutTotals;
  readonly on: boolean;
  /** Coins go with payment ahead only (specification §5). */
  readonly prepaid: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** Coins are used in full or not at all: always as many as the rules allow (domain rules §2.10). */
export function CoinsSwitch({ totals, on, prepaid, onSwitch }: CoinsSwitchProps) {
  const { t } = useFrame();
  const [wallet, setWallet] = useState<WalletBalance | null>(null);

  useEffect(() => {
    let here = true;
    api.get<WalletBalance>('wallet/wallettransaction/get_customer_wallet_txn/', { query: { balance_only: true } })
      .then(({ data }) => {
        if (here) setWallet(data);
      })
      // Without a balance there is nothing to offer; paying goes on without coins.
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);

  if (wallet === null || wallet.balance < 1 || totals.currency !== 'INR') return null;
  const below = totals.product_total_paise - totals.coupon_discount_paise < wallet.wallet_threshold * 100;
  const hint = !prepaid ? t('coins.error.mode') : below ? t('coins.minimum', { amount: wallet.wallet_threshold }) : on ? t('coins.used', { coins: totals.coins_redeemed }) : t('coins.balance', { coins: wallet.balance });
  return (
    <label className={frame['choice']} data-off={!prepaid || below || undefined}>
      <input type="checkbox" checked={on} disabled={!prepaid || below} onChange={(event) => onSwitch(event.target.checked)} />
      <strong>{t('coins.title')}</strong>
      <small>{hint}</small>
    </label>
  );
}
