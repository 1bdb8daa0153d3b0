import { Dialog } from '@base-ui/react/dialog';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@suvarna/ui/button';
import { Field, TextAreaField } from '@suvarna/ui/field';
import { pressedKey } from '@suvarna/ui/pressed-key';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { ordersTexts } from '#texts/orders';
import { useApi } from '../api/api-context.tsx';
import type { Changed } from '../api/answers.ts';
import { CHANNEL, liveQuery } from '../api/queries.ts';
import { useIsStale, useShownLive } from '../frame/freshness.tsx';
import { useT } from '../frame/language.tsx';
import { bodyOf, LONGEST_REASON, maySend, phaseOf, reasonFault } from './order-flow.model.ts';
import { OrderNews } from './order-news.tsx';
import type { OrderOf } from './orders.model.ts';
import { ShownOnce } from './shown-once.tsx';
import styles from './order-dialog.module.css';

interface OrderDialogProps {
  readonly make: OrderOf;
  readonly onClose: () => void;
  /** @param said what it came to */
  readonly onDone: (said: string) => void;
}

/** Registries want one for a dry run, too; it is written down nowhere. */
const REASON_OF_A_CHECK = 'looked at before it is ordered';

/** Says what will change, has it checked, asks why, and sends it with the revision that the page showed. */
export function OrderDialog({ make, onClose, onDone }: OrderDialogProps) {
  const t = useT(ordersTexts);
  const api = useApi();
  const client = useQueryClient();
  const isPageStale = useIsStale();
  const live = useShownLive();
  // What was live when it was opened: news that come in do not change what is being confirmed.
  const [seen, setSeen] = useState(live);
  const [reason, setReason] = useState('');
  const [at, setAt] = useState('');
  const [isFaultShown, showFault] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const order = make(seen);
  const { revision } = seen;

  const check = useQuery({
    queryKey: ['check', order.path, order.body, revision],
    queryFn: () =>
      api.post<Changed>(
        order.path,
        bodyOf(order, { channel: CHANNEL, revision, reason: REASON_OF_A_CHECK, isDry: true }),
      ),
    enabled: order.of === 'composition',
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
  const send = useMutation({
    mutationFn: () =>
      api.post<Readonly<Record<string, unknown>>>(
        order.path,
        bodyOf(order, { channel: CHANNEL, revision, reason, at: momentOf(at), isDry: false }),
      ),
    onSuccess: (answer) => {
      onDone(t(`${order.kind}.done`, order.values));
      if (!isShownOnce(answer)) onClose();
    },
    onError: () => void client.invalidateQueries({ queryKey: ['live'] }),
  });
  const phase = phaseOf(order, check, send.isIdle ? null : send);
  const fault = reasonFault(reason);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    showFault(true);
    if (fault !== null) field.current?.focus();
    else if (maySend(phase, isPageStale)) send.mutate();
  };
  const lookAgain = async (): Promise<void> => {
    setSeen(await client.fetchQuery({ ...liveQuery(api), staleTime: 0 }));
    send.reset();
    field.current?.focus();
  };
  const isOver = phase.kind === 'done' || phase.kind === 'waits';

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles['backdrop']} />
        <Dialog.Popup className={styles['popup']} initialFocus={field} data-red={order.isRed || undefined}>
          <Dialog.Title className={styles['title']}>{t(`${order.kind}.title`, order.values)}</Dialog.Title>
          <Dialog.Description className={styles['says']}>
            {t(`${order.kind}.says`, order.values)}
          </Dialog.Description>
          <OrderNews phase={phase} seen={seen} live={live} onLookAgain={() => void lookAgain()} />
          {phase.kind === 'done' && <ShownOnce answer={phase.answer} />}
          {!isOver && (
            <form onSubmit={submit} noValidate>
              <TextAreaField
                ref={field}
                name="reason"
                label={t('reason')}
                hint={t('reason.hint')}
                rows={2}
                maxLength={LONGEST_REASON}
                required
                value={reason}
                error={isFaultShown && fault !== null ? t(`reason.${fault}`) : undefined}
                onChange={({ target }) => setReason(target.value)}
                onKeyDown={(event) => {
                  if (event.currentTarget.form && isSendKey(event)) event.currentTarget.form.requestSubmit();
                }}
              />
              {order.mayWait && (
                <Field
                  name="at"
                  type="datetime-local"
                  label={t('at')}
                  hint={t('at.hint')}
                  value={at}
                  onChange={({ target }) => setAt(target.value)}
                />
              )}
              {isPageStale && <p className={styles['bad']}>{t('page-stale')}</p>}
              <div className={styles['buttons']}>
                <Button
                  type="submit"
                  className={order.isRed ? styles['red'] : undefined}
                  disabled={!maySend(phase, isPageStale) && phase.kind !== 'sending'}
                  busy={phase.kind === 'sending' ? t('sending') : undefined}
                >
                  {t(`${order.kind}.do`, order.values)}
                </Button>
                <Dialog.Close render={<Button variant="quiet">{t('cancel')}</Button>} />
              </div>
            </form>
          )}
          {isOver && (
            <div className={styles['buttons']}>
              <Dialog.Close render={<Button>{t('close')}</Button>} />
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Of the browser's own time zone. */
const momentOf = (at: string): string | undefined => (at === '' ? undefined : new Date(at).toISOString());

/** Codes and tokens that no second answer has. */
const isShownOnce = (answer: Readonly<Record<string, unknown>>): boolean =>
  'code' in answer || 'token' in answer;

/** Ctrl or Cmd and Enter: a reason may have several lines while it is typed. */
const isSendKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean =>
  (event.ctrlKey || event.metaKey) && pressedKey(event) === 'Enter';
