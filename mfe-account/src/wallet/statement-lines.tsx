import { WALLET_SOURCES, type WalletEntry, type WalletStatement } from '@suvarna/contracts/wallet';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref, useT } from '@suvarna/remote-kit/hooks';
import { walletTexts } from '#texts/wallet';
import { addressOf, amountIn, moved, type StatementFilter, type StatementOf } from './wallet.model.ts';
import styles from './wallet.module.css';

interface StatementLinesProps {
  readonly wallet: StatementOf;
  readonly filter: StatementFilter;
  readonly statement: WalletStatement;
}

/** Orders have pages of their own; what a voucher or a referral is called is no address. */
const OF_ORDERS: readonly string[] = ['order', 'refund'];

function Line({ entry, named }: { readonly entry: WalletEntry; readonly named: boolean }) {
  const { t, locale } = useRemoteContext();
  const walletT = useT(walletTexts);
  const href = useHref();
  const { move, source, order_no: reference, expires_on: end, wallet, balance } = entry;
  const from =
    move === 'grant' && WALLET_SOURCES.includes(source) ? walletT(`wallet.source.${source}`) : null;
  const isOrder = OF_ORDERS.includes(source) && reference !== '';
  return (
    <li className={styles['line']}>
      <div>
        <p className={styles['what']}>
          {walletT(`wallet.move.${move}`)}
          {from !== null && <span className={styles['muted']}>{` · ${from}`}</span>}
        </p>
        <p className={styles['muted']}>
          {named && <>{`${t(`wallet.name.${wallet}`)} · `}</>}
          <time dateTime={entry.at}>{formatFullDay(entry.at, locale)}</time>
          {isOrder && (
            <>
              {' · '}
              <a href={href(`/account/orders/${reference}/`)}>{reference}</a>
            </>
          )}
          {!isOrder && reference !== '' && ` · ${reference}`}
        </p>
        {end !== '' && move !== 'expire' && (
          <p className={styles['muted']}>{walletT('wallet.ends', { day: formatFullDay(end, locale) })}</p>
        )}
      </div>
      <div className={styles['sums']}>
        <p data-good={entry.amount > 0 || undefined}>{moved(entry)}</p>
        <p className={styles['muted']}>{walletT('wallet.after', { amount: amountIn(wallet, balance) })}</p>
      </div>
    </li>
  );
}

/** Lines, the newest first, with what was in the wallet after each; and the way to older and newer ones. */
export function StatementLines({ wallet, filter, statement }: StatementLinesProps) {
  const { t } = useRemoteContext();
  const walletT = useT(walletTexts);
  const href = useHref();
  const { results, page, page_size: size, count } = statement;
  return (
    <>
      <p className={styles['muted']} role="status">
        {walletT('wallet.count', { count })}
      </p>
      <ol className={styles['lines']}>
        {results.map((entry, index) => (
          <Line key={`${entry.at} ${entry.wallet} ${String(index)}`} entry={entry} named={wallet === 'all'} />
        ))}
      </ol>
      {count > size && (
        <nav className={styles['pages']} aria-label={walletT('wallet.pages')}>
          {page > 1 && (
            <a rel="prev" href={href(addressOf(wallet, filter, page - 1))}>
              {t('orders.newer')}
            </a>
          )}
          <span className={styles['muted']}>
            {walletT('wallet.page', { page, pages: Math.ceil(count / size) })}
          </span>
          {page * size < count && (
            <a rel="next" href={href(addressOf(wallet, filter, page + 1))}>
              {t('orders.older')}
            </a>
          )}
        </nav>
      )}
    </>
  );
}
