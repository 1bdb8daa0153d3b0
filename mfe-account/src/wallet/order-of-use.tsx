import {
  COINS_CAP_PCT,
  COINS_MIN_CART,
  PROMOTIONAL_MIN_CART,
  WALLET_RETURNED_DAYS,
} from '@suvarna/contracts/storefront-constants';
import { formatPrice } from '@suvarna/ui/price';
import styles from './wallet.module.css';
import { useSay } from './use-say.ts';

/** By the precedence of their tenders in the store. */
const STEPS = ['plan', 'promotional', 'goods', 'coins', 'vouchers', 'credits'] as const;

/** In which order plans, wallets and vouchers pay for a bag, and where what was paid goes when an order is cancelled. */
export function OrderOfUse() {
  const say = useSay();
  const values = {
    coinsMinimum: formatPrice(COINS_MIN_CART * 100, 'INR'),
    coinsShare: String(COINS_CAP_PCT),
    promotionalMinimum: formatPrice(PROMOTIONAL_MIN_CART * 100, 'INR'),
  };
  return (
    <section className={styles['order']} aria-labelledby="wallet-order">
      <h2 id="wallet-order">{say('wallet.order.title')}</h2>
      <p>{say('wallet.order.lead')}</p>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{say(`wallet.order.${step}`, values)}</li>
        ))}
      </ol>
      <p className={styles['muted']}>{say('wallet.order.refund', { days: WALLET_RETURNED_DAYS })}</p>
    </section>
  );
}
