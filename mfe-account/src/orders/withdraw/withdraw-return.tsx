import { isApiFailure } from '@suvarna/contracts/call';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { takeFocus } from '@suvarna/ui/focus';
import { Notice } from '@suvarna/ui/notice';
import { useState } from 'react';
import { withdrawReturnTexts } from '#texts/withdraw-return';
import { AskSheet } from '../../page/ask-sheet.tsx';
import { useAskedAct } from '../../page/use-asked-act.ts';
import styles from '../orders.module.css';

interface WithdrawReturnProps<Answer> {
  /** Asks the store, which may say no. */
  readonly withdraw: () => Promise<Answer>;
  /** Last day of the window, in which the pieces may be sent back after all. */
  readonly returnUntil: string;
  readonly onWithdrawn: (answer: Answer) => void;
}

/** Says that it was done; the button that had the focus is gone. */
export function ReturnWithdrawn() {
  const { locale } = useRemoteContext();
  return (
    <Notice kind="good" ref={takeFocus} tabIndex={-1}>
      {withdrawReturnTexts(locale)('done')}
    </Notice>
  );
}

/** Takes a return back that was not picked up yet, after a question. */
export function WithdrawReturn<Answer>({ withdraw, returnUntil, onWithdrawn }: WithdrawReturnProps<Answer>) {
  const { locale } = useRemoteContext();
  const t = useT(withdrawReturnTexts);
  const [asking, setAsking] = useState(false);
  const { busy, fault, place, act, forget } = useAskedAct();
  const send = (): Promise<boolean> =>
    act(
      'withdraw',
      async () => {
        const answer = await withdraw();
        setAsking(false);
        onWithdrawn(answer);
      },
      (error) => t(isApiFailure(error) && error.code === 'ORDER.STATE_CONFLICT' ? 'over' : 'failed'),
    );
  return (
    <div className={styles['withdraw']}>
      <Button
        variant="secondary"
        onClick={() => {
          forget();
          setAsking(true);
        }}
      >
        {t('withdraw')}
      </Button>
      <AskSheet
        open={asking}
        title={t('title')}
        action={t('withdraw')}
        busy={busy.length > 0}
        fault={fault?.text}
        place={place}
        onAct={() => void send()}
        onClose={() => setAsking(false)}
      >
        <p>{t('text', { day: formatFullDay(returnUntil, locale) })}</p>
      </AskSheet>
    </div>
  );
}
