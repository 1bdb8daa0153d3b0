import type { OrderDetails, OrderTimeline } from '@suvarna/contracts/orders';
import { indianDay } from '@suvarna/contracts/indian-day';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { takeFocus } from '@suvarna/ui/focus';
import { useState } from 'react';
import { tradeInTexts } from '#texts/trade-in';
import { TradeIns } from '../trade-ins.tsx';
import { exchangeablePieces } from '../trade-in.model.ts';
import styles from '../trade-in.module.css';
import { PieceWorth } from './piece-worth.tsx';

interface Window {
  readonly what: 'return' | 'exchange' | 'buyback' | 'warranty';
  readonly from: string;
  /** `''` where it has no end. */
  readonly until: string;
  /** From when a courier comes for it, where that is later. */
  readonly fetched?: string;
}

/** From when until when each thing is possible; a window without an end has none. */
const windowsOf = (timeline: OrderTimeline) =>
  [
    { what: 'return', from: timeline.delivered_on, until: timeline.return_until },
    {
      what: 'exchange',
      from: timeline.exchange_store_from ?? timeline.exchange_from,
      until: '',
      fetched: timeline.exchange_from,
    },
    { what: 'buyback', from: timeline.buyback_from, until: '' },
    { what: 'warranty', from: timeline.delivered_on, until: timeline.warranty_until },
  ] as const satisfies readonly Window[];

/** @returns the text of a window that has no end */
function openKey({ from, fetched = from }: Window, today: string): string {
  if (fetched <= today) return 'window-any-time';
  if (fetched === from) return 'window-from';
  return from <= today ? 'window-store-now' : 'window-from-store';
}

function Timeline({ timeline }: { readonly timeline: OrderTimeline }) {
  const { locale } = useRemoteContext();
  const t = useT(tradeInTexts);
  const [today] = useState(() => indianDay(new Date()));
  return (
    <section className={styles['worth']} aria-labelledby="order-windows">
      <h2 id="order-windows">{t('windows')}</h2>
      <ul className={styles['timeline']}>
        {windowsOf(timeline).map((window: Window) => {
          const { what, from, until, fetched = from } = window;
          const isOpen = from <= today && (until === '' || today <= until);
          const key = until === '' ? openKey(window, today) : today > until ? 'window-over' : 'window-until';
          return (
            <li key={what} data-open={isOpen || undefined}>
              <strong>{t(`window.${what}`)}</strong>
              <span className={styles['muted']}>
                {t(key, {
                  day: formatFullDay(until === '' ? fetched : until, locale),
                  store: formatFullDay(from, locale),
                })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is possible with a delivered order and when, what its pieces are worth today, and what was handed in. */
export function OrderWorth({ order }: { readonly order: OrderDetails }) {
  const t = useT(tradeInTexts);
  const [open, setOpen] = useState(false);
  const { timeline, lines, order_no: orderNo } = order;
  if (!timeline) return null;
  const pieces = exchangeablePieces(lines);
  const isInIndia = order.totals.currency === 'INR';
  return (
    <>
      <TradeIns orderNo={orderNo} />
      <Timeline timeline={timeline} />
      {isInIndia && pieces.length > 0 && (
        <section className={styles['worth']} aria-labelledby="order-worth">
          <h2 id="order-worth" {...(open && { ref: takeFocus, tabIndex: -1 })}>
            {t('worth')}
          </h2>
          {open ? (
            <ul className={styles['list']}>
              {pieces.map((line) => (
                <PieceWorth key={line.item_id} orderNo={orderNo} line={line} />
              ))}
            </ul>
          ) : (
            <>
              <p>{t('worth-text')}</p>
              <div className={styles['actions']}>
                <Button variant="secondary" onClick={() => setOpen(true)}>
                  {t('worth-show')}
                </Button>
              </div>
            </>
          )}
        </section>
      )}
      {isInIndia ? (
        lines.some(({ exchangeable }) => exchangeable === false) && (
          <p className={styles['muted']}>{t('excluded')}</p>
        )
      ) : (
        <p className={styles['muted']}>{t('excluded-abroad')}</p>
      )}
    </>
  );
}
