import type { OrderDetails, OrderTimeline } from '@suvarna/contracts/api/orders';
import { indianDay } from '@suvarna/contracts/indian-day';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { takeFocus } from '@suvarna/ui/focus';
import { useState } from 'react';
import { HandIns } from './hand-ins.tsx';
import styles from './hand-in.module.css';
import { PieceWorth } from './piece-worth.tsx';
import { useSay } from './use-say.ts';

/** From when until when each thing is possible; a window without an end has none. */
const windowsOf = (timeline: OrderTimeline) =>
  [
    { what: 'return', from: timeline.delivered_on, until: timeline.return_until },
    { what: 'exchange', from: timeline.exchange_from, until: '' },
    { what: 'buyback', from: timeline.buyback_from, until: '' },
    { what: 'warranty', from: timeline.delivered_on, until: timeline.warranty_until },
  ] as const;

function Timeline({ timeline }: { readonly timeline: OrderTimeline }) {
  const { locale } = useRemoteContext();
  const say = useSay();
  const [today] = useState(() => indianDay(new Date()));
  return (
    <section className={styles['worth']} aria-labelledby="order-windows">
      <h2 id="order-windows">{say('windows')}</h2>
      <ul className={styles['timeline']}>
        {windowsOf(timeline).map(({ what, from, until }) => {
          const isOpen = from <= today && (until === '' || today <= until);
          const key = until === '' ? 'from' : today > until ? 'over' : 'until';
          return (
            <li key={what} data-open={isOpen || undefined}>
              <strong>{say(`window.${what}`)}</strong>
              <span className={styles['muted']}>
                {key === 'from' && isOpen
                  ? say('window-any-time')
                  : say(`window-${key}`, { day: formatFullDay(until === '' ? from : until, locale) })}
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
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { timeline, lines, order_no: orderNo } = order;
  if (!timeline) return null;
  const pieces = lines.filter(
    ({ exchangeable, handed_in: handedIn }) => exchangeable === true && handedIn !== true,
  );
  const isInIndia = order.totals.currency === 'INR';
  return (
    <>
      <HandIns orderNo={orderNo} />
      <Timeline timeline={timeline} />
      {isInIndia && pieces.length > 0 && (
        <section className={styles['worth']} aria-labelledby="order-worth">
          <h2 id="order-worth" {...(open && { ref: takeFocus, tabIndex: -1 })}>
            {say('worth')}
          </h2>
          {open ? (
            <ul className={styles['list']}>
              {pieces.map((line) => (
                <PieceWorth key={line.item_id} orderNo={orderNo} line={line} />
              ))}
            </ul>
          ) : (
            <>
              <p>{say('worth-text')}</p>
              <div className={styles['actions']}>
                <Button variant="secondary" onClick={() => setOpen(true)}>
                  {say('worth-show')}
                </Button>
              </div>
            </>
          )}
        </section>
      )}
      {isInIndia ? (
        lines.some(({ exchangeable }) => exchangeable === false) && (
          <p className={styles['muted']}>{say('excluded')}</p>
        )
      ) : (
        <p className={styles['muted']}>{say('excluded-abroad')}</p>
      )}
    </>
  );
}
