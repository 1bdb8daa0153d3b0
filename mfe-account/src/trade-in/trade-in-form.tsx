import type { ExchangeQuote, ExchangeRequest, OldGoldQuote } from '@suvarna/contracts/exchange';
import { indianDay } from '@suvarna/contracts/indian-day';
import { useSendOnce } from '@suvarna/forms/send-once';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Field } from '@suvarna/ui/field';
import { useFocusOnFault } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type FormEvent, type ReactNode } from 'react';
import { AnotherPickupAddress } from '../address/another-pickup-address.tsx';
import { usePickupAddresses } from '../address/use-pickup-addresses.ts';
import { PhotoField } from '@suvarna/forms/photos/photo-field';
import { usePhotos } from '@suvarna/forms/photos/use-photos';
import { tradeInTexts } from '#texts/trade-in';
import { Notice } from '../page/notice.tsx';
import { AccountFields } from './account-fields.tsx';
import { HandOver } from './hand-over.tsx';
import {
  EMPTY,
  failureKey,
  faultsOf,
  isStale,
  type Asked,
  type Draft,
  type Faults,
} from './trade-in.model.ts';
import styles from './trade-in.module.css';
import { PanField } from './pan-field.tsx';

type Quote = ExchangeQuote | OldGoldQuote;
type Sending = Parameters<typeof import('./trade-in.model.ts').bodyOf>[0];

interface TradeInFormProps<Q extends Quote> {
  readonly quote: Q;
  readonly isOldGold?: boolean;
  /** Whether the money goes to a bank whatever is chosen. */
  readonly toBank: boolean;
  /** Where the order went; left out where no order knows a door. */
  readonly orderAddress?: string;
  /** First day a courier comes for it; on any when left out. */
  readonly pickupFrom?: string;
  readonly submit: string;
  readonly send: (sending: Sending, idempotencyKey: string) => Promise<ExchangeRequest>;
  readonly onSent: (request: ExchangeRequest) => void;
  /** The quote stands no more: another is read, and what was typed stays. */
  readonly onStale: () => Promise<void>;
  /** Fields in front of the others. */
  readonly children?: (draft: Draft, faults: Faults, change: (part: Partial<Draft>) => void) => ReactNode;
}

/** What is needed to hand something in. Nothing that was typed is lost before the store has it. */
export function TradeInForm<Q extends Quote>({
  quote,
  isOldGold = false,
  toBank,
  orderAddress,
  pickupFrom = '',
  submit,
  send,
  onSent,
  onStale,
  children,
}: TradeInFormProps<Q>) {
  const { locale } = useRemoteContext();
  const t = useT(tradeInTexts);
  const [isFetched] = useState(() => pickupFrom <= indianDay(new Date()));
  const [draft, setDraft] = useState<Draft>(isFetched ? EMPTY : { ...EMPTY, handOver: 'store' });
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  // The store sums a day, of which the quote of old gold knows nothing.
  const [panAsked, setPanAsked] = useState(false);
  const photos = usePhotos();
  const addresses = usePickupAddresses('IN');
  const focusOnFault = useFocusOnFault();
  const sendOnce = useSendOnce();
  const asked: Asked = {
    needsPan: quote.needs_pan || panAsked,
    toBank: toBank || (isOldGold && draft.payTo === 'bank'),
    isOldGold,
    needsAddress: orderAddress === undefined,
  };
  const now = faultsOf(draft, asked);
  const faults: Faults = tried ? now : {};
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));

  const submitNow = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy || photos.busy) return;
    const form = event.currentTarget;
    setTried(true);
    setFailure('');
    if (Object.keys(now).length > 0) {
      focusOnFault(form);
      return;
    }
    const sending: Sending = { draft, quote, asked, photos: photos.list, locale };
    setBusy(true);
    try {
      onSent(await sendOnce(sending, (key) => send(sending, key)));
    } catch (error) {
      const key = failureKey(error);
      setFailure(key);
      if (key === 'pan-asked') setPanAsked(true);
      if (isStale(error))
        await onStale().catch((unread: unknown) => {
          setFailure(failureKey(unread));
        });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <form
        className={styles['form']}
        method="post"
        noValidate
        onSubmit={(event) => void submitNow(event)}
        aria-labelledby="hand-in-form"
      >
        <h2 id="hand-in-form">{t('form-title')}</h2>
        {children?.(draft, faults, change)}
        <HandOver
          draft={draft}
          addresses={addresses}
          fault={faults.addressId}
          orderAddress={orderAddress}
          pickupFrom={isFetched ? '' : pickupFrom}
          onChange={change}
        />
        {asked.toBank && <AccountFields draft={draft} faults={faults} onChange={change} />}
        {asked.needsPan && (
          <PanField value={draft.pan} fault={faults.pan} onChange={(pan) => change({ pan })} />
        )}
        <PhotoField photos={photos} />
        <Field
          name="comment"
          label={t('field.comment')}
          value={draft.comment}
          maxLength={500}
          onChange={({ target }) => change({ comment: target.value })}
        />
        <div role="alert">{failure !== '' && <Notice kind="failure">{t(failure)}</Notice>}</div>
        <div className={styles['actions']}>
          <SubmitButton busy={busy ? t('sending') : undefined}>{submit}</SubmitButton>
        </div>
        <p className={styles['muted']}>{t('promise')}</p>
      </form>
      <AnotherPickupAddress addresses={addresses} onChosen={(addressId) => change({ addressId })} />
    </>
  );
}
