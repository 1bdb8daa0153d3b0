import { formatMoment } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { useInterval } from '@suvarna/ui/use-interval';
import { useState } from 'react';
import { useAct } from '@suvarna/ui/use-act';
import { Failure, Notice } from '@suvarna/ui/notice';
import { tradeInTexts } from '#texts/trade-in';
import { failureKey } from '../trade-in.model.ts';
import styles from '../trade-in.module.css';

const LOOK_MS = 5_000;

interface QuoteStandsProps {
  /** ISO. Another quote is another component: give it its own key. */
  readonly until: string;
  /** Reads the value of now. */
  readonly onAgain: () => Promise<void>;
}

/** Until when an amount stands; once that is over, so it says, and offers the value of now. */
export function QuoteStands({ until, onAgain }: QuoteStandsProps) {
  const { locale } = useRemoteContext();
  const t = useT(tradeInTexts);
  const [isOver, setOver] = useState(false);
  const { busy, fault, act } = useAct();
  // A phone that slept wakes up late: the clock is asked, not the number of ticks.
  useInterval(isOver ? null : LOOK_MS, () => {
    if (Date.now() > Date.parse(until)) setOver(true);
  });
  const moment = formatMoment(until, locale);
  const again = (): void => void act('again', onAgain, (error) => t(failureKey(error)));
  return (
    <>
      {!isOver && <p className={styles['muted']}>{t('stands', { moment })}</p>}
      <div role="status">{isOver && <Notice kind="bad">{t('stood', { moment })}</Notice>}</div>
      <Failure text={fault?.text} />
      {isOver && (
        <div className={styles['actions']}>
          <Button
            variant="secondary"
            busy={busy.length === 0 ? undefined : t('quote-reading')}
            onClick={again}
          >
            {t('value-now')}
          </Button>
        </div>
      )}
    </>
  );
}
