import type { OrderDetails, OrderReason } from '@suvarna/contracts/api/orders';
import { useFrame } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field, SelectField } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type FormEvent } from 'react';
import type { Asked } from './order-state.model.ts';
import { readReasons, requestCancel, requestReturn } from './orders.api.ts';
import styles from './orders.module.css';

interface OrderActionsProps {
  readonly order: OrderDetails;
  readonly onAsked: (what: Asked) => void;
}

/** The button that was pressed is gone; the form in its place takes the focus. */
const takeFocus = (element: HTMLFormElement | null): void => element?.focus();

/** Asking to cancel, or to send back: a reason is needed (specification §5), a word more is not. */
export function OrderActions({ order, onAsked }: OrderActionsProps) {
  const { t, locale } = useFrame();
  const [what, setWhat] = useState<Asked | null>(null);
  const [reasons, setReasons] = useState<readonly OrderReason[]>([]);
  const [reason, setReason] = useState('');
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const begin = async (next: Asked): Promise<void> => {
    setWhat(next);
    setError(undefined);
    try {
      setReasons(await readReasons(next));
    } catch {
      setError(t('order.action-failed'));
    }
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (reason === '') return setError(t('order.reason-needed'));
    setBusy(true);
    setError(undefined);
    try {
      if (what === 'cancel') await requestCancel(order.order_no, Number(reason), comment.trim());
      else await requestReturn(order.order_no, order.lines.map((line) => line.item_id), Number(reason), comment.trim());
      setWhat(null);
      onAsked(what ?? 'cancel');
    } catch {
      setError(t('order.action-failed'));
    } finally {
      setBusy(false);
    }
  };

  if (what === null) {
    return (
      <div className={styles['actions']}>
        {order.can.cancel && <Button variant="secondary" onClick={() => void begin('cancel')}>{t('order.cancel')}</Button>}
        {order.can.return && <Button variant="secondary" onClick={() => void begin('return')}>{t('order.return')}</Button>}
      </div>
    );
  }
  return (
    <form ref={takeFocus} tabIndex={-1} className={styles['form']} aria-labelledby="action-title" noValidate onSubmit={(event) => void send(event)}>
      <h2 id="action-title">{t(what === 'cancel' ? 'order.cancel' : 'order.return')}</h2>
      <SelectField name="reason" label={t('order.reason')} value={reason} error={error} onChange={(event) => setReason(event.target.value)}>
        <option value="">{t('order.reason-choose')}</option>
        {reasons.map((each) => <option key={each.reason_id} value={each.reason_id}>{locale === 'hi' ? each.label_hi : each.label}</option>)}
      </SelectField>
      <Field name="comment" label={t('order.comment')} value={comment} maxLength={500} onChange={(event) => setComment(event.target.value)} />
      <div className={styles['actions']}>
        <SubmitButton busy={busy ? t('order.sending') : undefined}>{t('order.send')}</SubmitButton>
        <Button variant="quiet" onClick={() => setWhat(null)}>{t('order.keep')}</Button>
      </div>
    </form>
  );
}
