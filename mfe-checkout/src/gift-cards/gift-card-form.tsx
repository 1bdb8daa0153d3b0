import {
  type BuyGiftCardBody,
  GIFT_CARD_DESIGNS,
  GIFT_CARDS,
  type GiftCardDesign,
} from '@suvarna/contracts/gift-cards';
import { indianDay } from '@suvarna/contracts/indian-day';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { useStoredToken } from '@suvarna/remote-kit/use-stored-token';
import { signInPath } from '@suvarna/session';
import { ButtonLink } from '@suvarna/ui/button';
import { Choice } from '@suvarna/ui/choice';
import { Field } from '@suvarna/ui/field';
import { PaymentMethods, type OnlineMethod } from '@suvarna/ui/payment-methods';
import { formatPrice } from '@suvarna/ui/price';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState } from 'react';
import chrome from '../chrome/chrome.module.css';
import { failureText } from '../payment/failure-text.model.ts';
import { buyCard } from './gift-cards.api.ts';
import { CardPicture } from './card-picture.tsx';
import { CardPreview } from './card-preview.tsx';
import { giftCardSchema, readAmount, type GiftCardFields } from './gift-cards.schema.ts';
import styles from './gift-cards.module.css';

const AMOUNTS = [1_000, 2_500, 5_000, 10_000, 25_000];
const FIRST: Omit<GiftCardFields, 'today' | 'method'> & { readonly method: OnlineMethod | '' } = {
  amount: '5000',
  to: '',
  from: '',
  message: '',
  email: '',
  day: '',
  delivery: 'email',
  method: '',
};

/** A gift card as it is wished for, with the card itself beside it. */
export function GiftCardForm() {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const token = useStoredToken();
  const [design, setDesign] = useState<GiftCardDesign>('marigold');
  const [today] = useState(() => indianDay(new Date()));
  const { leave, leaving } = useNavigateIfHere();
  const {
    fields,
    set,
    field: bound,
    error,
    busy,
    failure,
    submit,
  } = useForm({
    schema: giftCardSchema,
    first: { ...FIRST, today },
    body: (card): BuyGiftCardBody => ({
      design,
      amount_paise: readAmount(card.amount),
      to_name: card.to,
      from_name: card.from,
      message: card.message,
      delivery: card.delivery === 'email' ? 'email' : 'print',
      ...(card.delivery === 'email' && { to_email: card.email }),
      ...(card.delivery === 'email' && card.day !== '' && { send_on: card.day }),
      ...(card.method !== '' && { method: card.method }),
      locale,
    }),
    send: buyCard,
    failures: (refusal) => failureText(refusal, t),
    text: useFaultText(),
    onSent: ({ redirect_url: to }) => leave(to),
  });
  const field = (name: Exclude<keyof typeof FIRST, 'method'>) => ({
    ...bound(name),
    name: `gift-${name}`,
    label: t(`gift.${name}`),
  });
  const methodFault = error('method');

  return (
    <div className={styles['layout']}>
      <div className={styles['preview']}>
        <CardPreview
          design={design}
          amount={readAmount(fields.amount)}
          to={fields.to}
          from={fields.from}
          message={fields.message}
        />
      </div>
      <form className={styles['form']} method="post" noValidate onSubmit={submit}>
        <fieldset className={styles['designs']}>
          <legend>{t('gift.design')}</legend>
          {GIFT_CARD_DESIGNS.map((name) => (
            <label key={name} className={styles['design']}>
              <input
                type="radio"
                name="gift-design"
                value={name}
                checked={design === name}
                onChange={() => setDesign(name)}
              />
              <CardPicture design={name} />
              <span>{t(`gift.designs.${name}`)}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className={styles['amounts']}>
          <legend>{t('gift.amounts')}</legend>
          {AMOUNTS.map((rupees) => (
            <label key={rupees} className={styles['amount']}>
              <input
                type="radio"
                name="gift-amounts"
                value={rupees}
                checked={readAmount(fields.amount) === rupees * 100}
                onChange={() => set({ amount: String(rupees) })}
              />
              <span>{formatPrice(rupees * 100, 'INR')}</span>
            </label>
          ))}
        </fieldset>
        <Field
          {...field('amount')}
          hint={t('gift.amount-hint', {
            min: formatPrice(GIFT_CARDS.min, 'INR'),
            max: formatPrice(GIFT_CARDS.max, 'INR'),
            step: formatPrice(GIFT_CARDS.step, 'INR'),
          })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
        />
        <div className={styles['pair']}>
          <Field {...field('to')} autoComplete="off" maxLength={GIFT_CARDS.nameMax} />
          <Field {...field('from')} autoComplete="name" maxLength={GIFT_CARDS.nameMax} />
        </div>
        <Field
          {...field('message')}
          hint={t('gift.message-hint', { most: GIFT_CARDS.messageMax })}
          autoComplete="off"
          maxLength={GIFT_CARDS.messageMax}
        />
        <fieldset className={chrome['choices']}>
          <legend>{t('gift.delivery')}</legend>
          {(['email', 'print'] as const).map((way) => (
            <Choice key={way}>
              <input
                type="radio"
                name="gift-delivery"
                value={way}
                checked={fields.delivery === way}
                onChange={() => set({ delivery: way })}
              />
              <strong>{t(`gift.by.${way}`)}</strong>
              <small>{t(`gift.by.${way}-text`)}</small>
            </Choice>
          ))}
        </fieldset>
        {fields.delivery === 'email' && (
          <div className={styles['pair']}>
            <Field {...field('email')} type="email" autoComplete="off" maxLength={254} />
            <Field {...field('day')} type="date" hint={t('gift.day-hint')} />
          </div>
        )}
        {token !== null && (
          <fieldset
            className={chrome['choices']}
            aria-describedby={methodFault === undefined ? undefined : 'gift-method-error'}
          >
            <legend>{t('payment.choose')}</legend>
            <div role="alert">
              {methodFault !== undefined && (
                <p id="gift-method-error" className={styles['fault']}>
                  {methodFault}
                </p>
              )}
            </div>
            <PaymentMethods
              name="gift-method"
              mode="online"
              chosen={fields.method === '' ? null : fields.method}
              isMissing={methodFault !== undefined}
              t={t}
              onChoose={(method) => set({ method })}
            />
            <p className={styles['note']}>{t('payment.safe')}</p>
          </fieldset>
        )}
        <div role="alert">{failure !== '' && <p className={chrome['notice']}>{failure}</p>}</div>
        {token === null ? (
          <div className={styles['sign-in']}>
            <p>{t('gift.sign-in-text')}</p>
            <ButtonLink size="large" wide href={signInPath(href('/gift-cards/'))}>
              {t('gift.sign-in')}
            </ButtonLink>
          </div>
        ) : (
          <SubmitButton size="large" wide busy={busy || leaving ? t('gift.paying') : undefined}>
            {t('gift.pay', { amount: formatPrice(readAmount(fields.amount), 'INR') })}
          </SubmitButton>
        )}
      </form>
    </div>
  );
}
