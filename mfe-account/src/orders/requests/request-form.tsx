import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { Field, SelectField } from '@suvarna/ui/field';
import { takeFocus } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { AnotherPickupAddress } from '../../address/another-pickup-address.tsx';
import { PickupChoice } from '../../address/pickup-choice.tsx';
import { usePickupAddresses } from '../../address/use-pickup-addresses.ts';
import type { Asked } from '../order-state.model.ts';
import { readReasons } from '../orders.api.ts';
import styles from '../orders.module.css';
import { PhotoField } from '@suvarna/forms/photos/photo-field';
import { usePhotos } from '@suvarna/forms/photos/use-photos';
import { Failure } from '@suvarna/ui/notice';
import { orderPickupTexts } from '#texts/order-pickup';
import { PieceChoice } from './piece-choice.tsx';
import { ReasonField } from './reason-field.tsx';
import { SizeChoice } from './size-choice.tsx';
import { requestFailure } from './request-failure.model.ts';
import {
  bodyOf,
  faultsOf,
  firstDraft,
  mayChooseRefund,
  pickupCountry,
  piecesFor,
  takenBackWith,
  type AskedOrder,
  type RequestBody,
} from '../request.model.ts';
import { fetchedFrom } from '../pickup/words.ts';
import { TakenBackWith } from '../withdraw/taken-back-with.tsx';

interface RequestFormProps {
  readonly what: Asked;
  readonly order: AskedOrder;
  /** @param idempotencyKey the same for the same request tried again */
  readonly onSend: (body: RequestBody, idempotencyKey: string) => Promise<void>;
  readonly onSent: () => void;
  readonly onLeave: () => void;
}

/** Asking for something: a reason is needed (specification §5), a word more is not. */
export function RequestForm({ what, order, onSend, onSent, onLeave }: RequestFormProps) {
  const { t, locale } = useRemoteContext();
  const pieces = piecesFor(what, order);
  const reasons = useRead(what, (signal) => readReasons(what, signal));
  const photos = usePhotos();
  const addresses = usePickupAddresses(pickupCountry(what, order));
  const { shipping_address: address } = order;
  const {
    fields: draft,
    set: change,
    field,
    error,
    busy,
    failure,
    submit,
  } = useForm({
    schema: (typed) => faultsOf(what, typed),
    first: () => firstDraft(what, pieces),
    body: (typed) => (photos.busy ? null : bodyOf(what, order.order_no, typed, photos.list)),
    send: onSend,
    failures: (refusal) => t(requestFailure(refusal, what)),
    text: t,
    onSent,
  });

  return (
    <>
      {/* The button that was pressed is gone; the form in its place takes the focus. */}
      <form
        ref={takeFocus}
        tabIndex={-1}
        className={styles['form']}
        aria-labelledby="action-title"
        method="post"
        noValidate
        onSubmit={submit}
      >
        <h2 id="action-title">{t(`order.${what}`)}</h2>
        {what !== 'cancel' && order.lines.length > 1 && (
          <PieceChoice
            pieces={pieces}
            chosen={draft.chosen}
            error={error('chosen')}
            onChange={(chosen) => change({ chosen })}
          />
        )}
        {what === 'return' && <TakenBackWith requests={takenBackWith(order, draft.chosen)} />}
        {what === 'resize' &&
          pieces
            .filter((piece) => draft.chosen.includes(piece.item_id))
            .map((piece) => (
              <SizeChoice
                key={piece.item_id}
                piece={piece}
                size={draft.sizes[piece.item_id] ?? ''}
                error={error(`sizes.${piece.item_id}`)}
                onChange={(size) => change({ sizes: { ...draft.sizes, [piece.item_id]: size } })}
              />
            ))}
        <ReasonField
          reasons={reasons}
          value={draft.reason}
          error={error('reason')}
          onChange={(reason) => change({ reason })}
        />
        {mayChooseRefund(what, order) && (
          <SelectField
            name="refund-to"
            label={t('order.refund-to')}
            hint={t(`order.refund-to.${draft.refundTo}-hint`)}
            value={draft.refundTo}
            onChange={({ target }) => change({ refundTo: target.value === 'credits' ? 'credits' : 'source' })}
          >
            <option value="source">{t('order.refund-to.source')}</option>
            <option value="credits">{t('order.refund-to.credits')}</option>
          </SelectField>
        )}
        {what !== 'cancel' && address !== undefined && (
          <PickupChoice
            addresses={addresses}
            value={draft.pickupId}
            first={fetchedFrom(address, { t, locale })}
            error={undefined}
            onChange={(pickupId) => change({ pickupId })}
          />
        )}
        {what !== 'cancel' && address === undefined && (
          <p className={styles['muted']}>
            {order.pickup === undefined ? t('pickup.by-code') : orderPickupTexts(locale)('bring-back')}
          </p>
        )}
        <Field {...field('comment')} label={t('order.comment')} maxLength={500} />
        {(what === 'return' || what === 'claim') && <PhotoField photos={photos} />}
        <Failure text={failure} />
        <div className={styles['actions']}>
          <SubmitButton busy={busy ? t('order.sending') : photos.busy ? t('order.photos-busy') : undefined}>
            {t('order.send')}
          </SubmitButton>
          {/* What is on its way to the store is not kept from it by leaving. */}
          <Button variant="quiet" aria-disabled={busy || undefined} onClick={busy ? undefined : onLeave}>
            {t(what === 'cancel' || what === 'return' ? 'order.keep' : 'order.leave')}
          </Button>
        </div>
      </form>
      <AnotherPickupAddress addresses={addresses} onChosen={(pickupId) => change({ pickupId })} />
    </>
  );
}
