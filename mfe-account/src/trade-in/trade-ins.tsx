import type { ExchangeRequest } from '@suvarna/contracts/exchange';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useT } from '@suvarna/remote-kit/hooks';
import { tradeInTexts } from '#texts/trade-in';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { readTradeIns } from './trade-in.api.ts';
import styles from './trade-in.module.css';
import { RequestCard } from './request-card.tsx';

interface TradeInsProps {
  /** Of which order; `''` for old gold. */
  readonly orderNo: string;
  /** Another count reads again. */
  readonly count?: number;
}

/** What was handed in, the newest first; nothing when there is nothing. */
export function TradeIns({ orderNo, count = 0 }: TradeInsProps) {
  const t = useT(tradeInTexts);
  const { state, retry, put } = useRead(`hand-ins ${orderNo} ${count}`, (signal) =>
    readTradeIns(orderNo, signal),
  );
  if (state.status === 'failed') return <LoadError text={t('requests-failed')} onAgain={retry} />;
  if (state.status !== 'ready') return null;
  const shown = state.data.filter((request) => orderNo !== '' || request.kind === 'old-gold');
  const taken = (changed: ExchangeRequest): void =>
    put((now) => now.map((one) => (one.request_id === changed.request_id ? changed : one)));
  return shown.length === 0 ? null : (
    <section className={styles['worth']} aria-labelledby="hand-ins">
      <h2 id="hand-ins">{t('requests')}</h2>
      <ul className={styles['list']}>
        {shown.map((request) => (
          <RequestCard key={request.request_id} request={request} onChanged={taken} onMoved={retry} />
        ))}
      </ul>
    </section>
  );
}
