import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import type { BodyOf } from '@suvarna/contracts/endpoint';
import { guestWatchAdd, type WatchKind } from '@suvarna/contracts/watches';
import { isEmail } from '@suvarna/forms/email';
import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { takeLostFocus } from '@suvarna/ui/focus';
import { formatPrice } from '@suvarna/ui/price';
import { useState } from 'react';
import { watchTexts } from '#texts/watch';
import type { PriceView } from '../buying/price.model.ts';
import sheet from '../price-history/sheet.module.css';
import { suggestedPrice, wantedPrice } from './wanted-price.model.ts';

interface GuestFormProps {
  readonly kind: WatchKind;
  readonly productId: number;
  readonly price: PriceView;
}

const FAILURES: Readonly<Record<string, string>> = {
  'WATCH.NOT_NEEDED': 'fault.so-already',
  'REQUEST.TOO_MANY': 'fault.too-often',
  offline: 'fault.failed',
  unclear: 'fault.failed',
  'failed-here': 'fault.failed',
};

/** What was typed for a design is there after a look at another choice of it, for as long as the page is open. */
let typed = { productId: 0, email: '' };
const keepTyped = (productId: number, email: string): void => {
  typed = { productId, email };
};

/** By e-mail, without an account: a letter asks first whether the address wants it. */
export function GuestForm({ kind, productId, price }: GuestFormProps) {
  const { locale } = useRemoteContext();
  const t = useT(watchTexts);
  const { karat, colour, size, priceMinor, currency } = price;
  const [sentTo, setSentTo] = useState<string>();
  const now = formatPrice(priceMinor, currency);
  const { field, busy, failure, submit } = useForm({
    schema: ({ email, amount }) => {
      const wanted = kind === 'price' ? wantedPrice(amount, priceMinor) : undefined;
      return {
        ...(wanted && 'fault' in wanted && { amount: `fault.${wanted.fault}` }),
        ...(!isEmail(email) && { email: 'fault.email' }),
      };
    },
    first: () => ({
      email: typed.productId === productId ? typed.email : '',
      amount: suggestedPrice(priceMinor),
    }),
    keep: ({ email }) => keepTyped(productId, email),
    body: ({ email, amount }) => {
      const wanted = kind === 'price' ? wantedPrice(amount, priceMinor) : undefined;
      return {
        product_id: productId,
        karat,
        colour,
        ...(size !== '' && { size }),
        kind,
        ...(wanted && 'minor' in wanted && { at_most_paise: wanted.minor }),
        email: email.trim(),
        locale,
      };
    },
    send: async (body: BodyOf<typeof guestWatchAdd>) => {
      await api.ensureGuest();
      return call(api, guestWatchAdd, { body });
    },
    failures: FAILURES,
    text: (key) => t(key, { now }),
    onSent: ({ sent_to: to }) => {
      keepTyped(productId, '');
      setSentTo(to);
    },
  });

  if (sentTo !== undefined)
    return (
      // The form that was sent is gone.
      <p ref={takeLostFocus} role="status" tabIndex={-1}>
        {t('guest.sent', { email: sentTo })}
      </p>
    );
  return (
    <form className={sheet['body']} noValidate onSubmit={submit}>
      {kind === 'price' && (
        <Field
          {...field('amount')}
          label={t('price.field', { currency })}
          name={`at-most-${kind}`}
          inputMode="decimal"
          autoComplete="off"
          hint={t('price.hint', { now })}
        />
      )}
      <Field
        {...field('email')}
        label={t('guest.email')}
        name={`watch-email-${kind}`}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={t('guest.hint')}
      />
      <div role="alert">{failure !== '' && <p>{failure}</p>}</div>
      <div>
        <Button type="submit" busy={busy ? t('saving') : undefined}>
          {t(`${kind}.ask`)}
        </Button>
      </div>
    </form>
  );
}
