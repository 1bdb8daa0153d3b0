import type { OrderDetails } from '@suvarna/contracts/orders';
import { priceVersion } from '@suvarna/contracts/catalogue';
import { formatFullDay } from '@suvarna/i18n/day';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { ButtonLink } from '@suvarna/ui/button';
import { Disclosure } from '@suvarna/ui/disclosure';
import { formatPrice } from '@suvarna/ui/price';
import { tradeInTexts } from '#texts/trade-in';
import { titleOf } from '../../orders/piece-name.model.ts';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { usePricesOfNow } from '../../prices/use-prices-of-now.ts';
import { Formula } from './formula.tsx';
import { GivenAs } from '../given-as.tsx';
import { readPieceQuote } from '../trade-in.api.ts';
import styles from '../trade-in.module.css';
import { openFromKey } from '../opens-from.model.ts';

interface PieceWorthProps {
  readonly orderNo: string;
  readonly line: OrderDetails['lines'][number];
}

const WAYS = [
  { way: 'exchange', path: 'exchange' },
  { way: 'buyback', path: 'buy-back' },
] as const;

/** What one piece is worth today, both ways, with the reckoning to open. */
export function PieceWorth({ orderNo, line }: PieceWorthProps) {
  const { locale } = useRemoteContext();
  const t = useT(tradeInTexts);
  const href = useHref();
  const { state, retry, put } = useRead(line.item_id, (signal) =>
    readPieceQuote(line.item_id, 'exchange', signal),
  );
  usePricesOfNow({
    version: state.status === 'ready' ? priceVersion(state.data) : undefined,
    renew: async () => put(await readPieceQuote(line.item_id, 'exchange')),
  });
  return (
    <li className={styles['card']}>
      <h3>{titleOf(line, locale)}</h3>
      {state.status === 'loading' && <p className={styles['muted']}>{t('quote-reading')}</p>}
      {state.status === 'failed' && <LoadError text={t('quote-failed')} onAgain={retry} />}
      {state.status === 'ready' &&
        WAYS.map(({ way, path }) => {
          const offer = state.data[way];
          const { amount_paise: amount, lines, is_open: isOpen, available_from: from } = offer;
          return (
            <div key={way} className={styles['group']}>
              <p className={styles['head']}>
                <span>{t(`way.${way}`)}</span>
                <strong>{formatPrice(amount, 'INR')}</strong>
              </p>
              <Disclosure summary={t('formula')}>
                <Formula
                  lines={lines}
                  amount={amount}
                  gold={{
                    milligrams: state.data.net_weight_mg,
                    ratePaise: state.data.gold_rate_paise,
                    karat: state.data.karat,
                  }}
                  total={t(`way.${way}`)}
                />
                {way === 'buyback' && (
                  <GivenAs bank={state.data.buyback_bank_paise} credits={state.data.buyback_credits_paise} />
                )}
              </Disclosure>
              {isOpen && amount > 0 ? (
                <div className={styles['actions']}>
                  <ButtonLink
                    variant="secondary"
                    href={href(`/account/orders/${orderNo}/${path}/?item=${line.item_id}`)}
                  >
                    {t(`go.${way}`)}
                  </ButtonLink>
                </div>
              ) : (
                <p className={styles['muted']}>
                  {t(isOpen ? 'worth-nothing' : openFromKey(offer), {
                    day: formatFullDay(from, locale),
                    store: formatFullDay(offer.store_from ?? from, locale),
                  })}
                </p>
              )}
            </div>
          );
        })}
    </li>
  );
}
