import {
  COINS_CAP_PCT,
  COINS_MIN_CART,
  PROMOTIONAL_MIN_CART,
  WALLET_RETURNED_DAYS,
} from '@suvarna/contracts/storefront-constants';
import { formatPrice } from '@suvarna/ui/price';
import { useT } from '@suvarna/remote-kit/hooks';
import { walletTexts } from '#texts/wallet';
import styles from './wallet.module.css';

/** By the precedence of their tenders in the store. */
const STEPS = ['plan', 'promotional', 'goods', 'coins', 'vouchers', 'credits'] as const;

/** In which order plans, wallets and vouchers pay for a bag, and where what was paid goes when an order is cancelled. */
export function OrderOfUse() {
  const t = useT(walletTexts);
  const values = {
    coinsMinimum: formatPrice(COINS_MIN_CART * 100, 'INR'),
    coinsShare: String(COINS_CAP_PCT),
    promotionalMinimum: formatPrice(PROMOTIONAL_MIN_CART * 100, 'INR'),
  };
  return (
    <section className={styles['order']} aria-labelledby="wallet-order">
      <h2 id="wallet-order">{t('wallet.order.title')}</h2>
      <p>{t('wallet.order.lead')}</p>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`wallet.order.${step}`, values)}</li>
        ))}
      </ol>
      <p className={styles['muted']}>{t('wallet.order.refund', { days: WALLET_RETURNED_DAYS })}</p>
    </section>
  );
}
