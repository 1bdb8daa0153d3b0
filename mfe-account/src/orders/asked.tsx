import type { OrderRequest } from '@suvarna/contracts/orders';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { takeFocus } from '@suvarna/ui/focus';
import { Notice } from '@suvarna/ui/notice';
import { useState } from 'react';
import type { Asked } from './order-state.model.ts';
import { askedText } from './pickup/asked-text.ts';
import { ReturnWithdrawn } from './withdraw/withdraw-return.tsx';

interface AskedHere {
  /** What was asked for last since the page was opened. */
  readonly what: Asked | null;
  /** Which one since then: each is said, and takes the focus, again. */
  readonly count: number;
  /** A return was taken back since the page was opened, or since something else was asked. */
  readonly isTakenBack: boolean;
}

/** What was asked for an order, or taken back, since its page was opened. */
export function useAsked() {
  const [asked, setAsked] = useState<AskedHere>({ what: null, count: 0, isTakenBack: false });
  return {
    asked,
    ask: (what: Asked): void => setAsked(({ count }) => ({ what, count: count + 1, isTakenBack: false })),
    takeBack: (): void => setAsked({ what: null, count: 0, isTakenBack: true }),
  };
}

interface AskedNoticeProps {
  readonly asked: AskedHere;
  /** What the order waits for by its state; `undefined` where it has not been read again. */
  readonly waiting: Asked | null | undefined;
  readonly isPickup: boolean;
  readonly requests: readonly OrderRequest[];
}

/**
 * The order itself says what it waits for, after a reload too (S4.8); until it was read again, what was just
 * sent does. Another size and a fault are no states of an order: they stay said here, and stand among its requests.
 */
export function AskedNotice({ asked, waiting, isPickup, requests }: AskedNoticeProps) {
  const { t, locale } = useRemoteContext();
  const { what, count, isTakenBack } = asked;
  const waitsFor = waiting === undefined || what === 'resize' || what === 'claim' ? what : waiting;
  return (
    <div role="status">
      {waitsFor !== null && (
        <Notice key={count} kind="good" {...(what !== null && { ref: takeFocus, tabIndex: -1 })}>
          {askedText(waitsFor, { isPickup, requests, t, locale })}
        </Notice>
      )}
      {isTakenBack && waitsFor === null && <ReturnWithdrawn />}
    </div>
  );
}
