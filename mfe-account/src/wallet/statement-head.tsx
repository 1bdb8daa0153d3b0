import type { WalletSummary } from '@suvarna/contracts/wallet';
import { COIN_VALUE } from '@suvarna/contracts/storefront-constants';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Badge } from '@suvarna/ui/badge';
import { walletTexts } from '#texts/wallet';
import { amountIn, type StatementOf } from './wallet.model.ts';
import styles from './wallet.module.css';

interface StatementHeadProps {
  readonly wallet: StatementOf;
  readonly summary: WalletSummary;
}

/** What can be used now, and what of it ends soon. All wallets together have no one balance. */
export function StatementHead({ wallet, summary: { wallets } }: StatementHeadProps) {
  const { locale } = useRemoteContext();
  const t = useT(walletTexts);
  const one = wallets.find((each) => each.wallet === wallet);
  if (one === undefined) return <p className={styles['lead']}>{t('wallet.all-text')}</p>;
  return (
    <div className={styles['head']}>
      <p className={styles['muted']}>{t('wallet.balance')}</p>
      <p className={styles['balance']}>{amountIn(one.wallet, one.units)}</p>
      <p>{t(`wallet.for.${one.wallet}`, { value: amountIn('credits', COIN_VALUE * 100) })}</p>
      {one.expiring_units > 0 && (
        <p>
          <Badge>
            {t('wallet.soon', {
              amount: amountIn(one.wallet, one.expiring_units),
              day: formatFullDay(one.expires_on, locale),
            })}
          </Badge>
        </p>
      )}
    </div>
  );
}
