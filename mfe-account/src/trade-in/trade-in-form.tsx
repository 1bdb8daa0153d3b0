import type { ExchangeQuote, ExchangeRequest, OldGoldQuote } from '@suvarna/contracts/exchange';
import { indianDay } from '@suvarna/contracts/indian-day';
import { useForm } from '@suvarna/forms/use-form';
import { Field } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type ReactNode } from 'react';
import { tradeInTexts } from '#texts/trade-in';
import { AnotherPickupAddress } from '../address/another-pickup-address.tsx';
import { usePickupAddresses } from '../address/use-pickup-addresses.ts';
import { PhotoField } from '@suvarna/forms/photos/photo-field';
import { usePhotos } from '@suvarna/forms/photos/use-photos';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Failure } from '@suvarna/ui/notice';
import { AccountFields } from './account-fields.tsx';
import { HandOver } from './hand-over.tsx';
import { EMPTY, failureKey, faultsOf, isStale, type Asked, type Draft } from './trade-in.model.ts';
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
  readonly children?: (
    draft: Draft,
    error: (name: keyof Draft) => string | undefined,
    change: (part: Partial<Draft>) => void,
  ) => ReactNode;
}

/** What is needed to hand something in. Nothing that was typed is lost before the store has it. */
export function TradeInForm<Q extends Quote>({
  quote,
  isOldGold = false,
  toBank,
  orderAddress,
  pickupFrom = '',
  submit: action,
  send,
  onSent,
  onStale,
  children,
}: TradeInFormProps<Q>) {
  const { locale } = useRemoteContext();
  const t = useT(tradeInTexts);
  const [isFetched] = useState(() => pickupFrom <= indianDay(new Date()));
  // The store sums a day, of which the quote of old gold knows nothing.
  const [panAsked, setPanAsked] = useState(false);
  /** Why another quote could not be read. */
  const [unread, setUnread] = useState<unknown>(null);
  const photos = usePhotos();
  const addresses = usePickupAddresses('IN');
  const askedOf = ({ payTo }: Pick<Draft, 'payTo'>): Asked => ({
    needsPan: quote.needs_pan || panAsked,
    toBank: toBank || (isOldGold && payTo === 'bank'),
    isOldGold,
    needsAddress: orderAddress === undefined,
  });
  const {
    fields: draft,
    set,
    field,
    error,
    busy,
    failure,
    submit,
  } = useForm({
    schema: (now) => faultsOf(now, askedOf(now)),
    first: isFetched ? EMPTY : { ...EMPTY, handOver: 'store' as const },
    body: (now): Sending | null =>
      photos.busy ? null : { draft: now, quote, asked: askedOf(now), photos: photos.list, locale },
    send: (sending, key) => {
      setUnread(null);
      return send(sending, key);
    },
    failures: (refusal) => t(failureKey(unread ?? refusal)),
    text: t,
    onSent: (request) => onSent(request),
    onFailed: async (refusal) => {
      if (failureKey(refusal) === 'pan-asked') setPanAsked(true);
      if (isStale(refusal)) await onStale().catch(setUnread);
    },
  });
  const asked = askedOf(draft);

  return (
    <>
      <form
        className={styles['form']}
        method="post"
        noValidate
        onSubmit={submit}
        aria-labelledby="hand-in-form"
      >
        <h2 id="hand-in-form">{t('form-title')}</h2>
        {children?.(draft, error, set)}
        <HandOver
          draft={draft}
          addresses={addresses}
          error={error('addressId')}
          orderAddress={orderAddress}
          pickupFrom={isFetched ? '' : pickupFrom}
          onChange={set}
        />
        {asked.toBank && <AccountFields draft={draft} error={error} onChange={set} />}
        {asked.needsPan && (
          <PanField value={draft.pan} error={error('pan')} onChange={(pan) => set({ pan })} />
        )}
        <PhotoField photos={photos} />
        <Field {...field('comment')} label={t('field.comment')} maxLength={500} />
        <Failure text={failure} />
        <div className={styles['actions']}>
          <SubmitButton busy={busy ? t('sending') : undefined}>{action}</SubmitButton>
        </div>
        <p className={styles['muted']}>{t('promise')}</p>
      </form>
      <AnotherPickupAddress addresses={addresses} onChosen={(addressId) => set({ addressId })} />
    </>
  );
}
