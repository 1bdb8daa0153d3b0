import type { WalletSummary } from '@suvarna/contracts/wallet';
import { COIN_VALUE } from '@suvarna/contracts/storefront-constants';
import { formatDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref, useT } from '@suvarna/remote-kit/hooks';
import { Badge } from '@suvarna/ui/badge';
import { walletTexts } from '#texts/wallet';
import { amountIn, pathOf } from './wallet.model.ts';
import styles from './wallet.module.css';

/** One wallet: what is in it, what it pays for, and what of it ends soon. All of the tile leads to its statement. */
export function WalletTile({ wallet: one }: { readonly wallet: WalletSummary['wallets'][number] }) {
  const { t, locale } = useRemoteContext();
  const walletT = useT(walletTexts);
  const href = useHref();
  const { wallet, units, expiring_units: soon, expires_on: day } = one;
  return (
    <li className={styles['tile']} data-empty={units === 0 || undefined}>
      <h2>
        <a href={href(pathOf(wallet))}>{t(`wallet.name.${wallet}`)}</a>
      </h2>
      <p className={styles['balance']}>{amountIn(wallet, units)}</p>
      <p className={styles['muted']}>
        {walletT(`wallet.for.${wallet}`, { value: amountIn('credits', COIN_VALUE * 100) })}
      </p>
      {soon > 0 && (
        <p>
          <Badge>
            {walletT('wallet.soon', { amount: amountIn(wallet, soon), day: formatDay(day, locale) })}
          </Badge>
        </p>
      )}
    </li>
  );
}

/** Vouchers have numbers and PINs of their own, and so a page of their own. */
export function VoucherTile() {
  const walletT = useT(walletTexts);
  const href = useHref();
  return (
    <li className={styles['tile']}>
      <h2>
        <a href={href('/account/wallet/vouchers/')}>{walletT('wallet.vouchers')}</a>
      </h2>
      <p className={styles['muted']}>{walletT('wallet.vouchers-text')}</p>
    </li>
  );
}
