import { api } from '@suvarna/api-client';
import { call, isApiFailure } from '@suvarna/contracts/call';
import { guestWatchAdd, type WatchKind } from '@suvarna/contracts/watches';
import { isEmail } from '@suvarna/forms/email';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { takeLostFocus } from '@suvarna/ui/focus';
import { formatPrice } from '@suvarna/ui/price';
import { useState, type SubmitEvent } from 'react';
import { watchTexts } from '#texts/watch';
import type { PriceView } from '../price.model.ts';
import sheet from '../price-history/sheet.module.css';
import { suggestedPrice, wantedPrice } from './wanted-price.model.ts';

interface GuestFormProps {
  readonly kind: WatchKind;
  readonly productId: number;
  readonly price: PriceView;
}

const FAULTS: Readonly<Record<string, string>> = {
  'WATCH.NOT_NEEDED': 'fault.so-already',
  'REQUEST.TOO_MANY': 'fault.too-often',
};

interface Faults {
  readonly email?: string;
  readonly amount?: string;
  readonly other?: string;
}

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
  const [email, setEmail] = useState(() => (typed.productId === productId ? typed.email : ''));
  const [amount, setAmount] = useState(() => suggestedPrice(priceMinor));
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const now = formatPrice(priceMinor, currency);

  const send = async (atMost: number | undefined): Promise<void> => {
    setBusy(true);
    try {
      await api.ensureGuest();
      const { sent_to: to } = await call(api, guestWatchAdd, {
        body: {
          product_id: productId,
          karat,
          colour,
          ...(size !== '' && { size }),
          kind,
          ...(atMost !== undefined && { at_most_paise: atMost }),
          email: email.trim(),
          locale,
        },
      });
      keepTyped(productId, '');
      setSentTo(to);
    } catch (error) {
      setFaults({ other: t((isApiFailure(error) && FAULTS[error.code ?? '']) || 'fault.failed') });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const wanted = kind === 'price' ? wantedPrice(amount, priceMinor) : undefined;
    const found: Faults = {
      ...(wanted && 'fault' in wanted && { amount: t(`fault.${wanted.fault}`, { now }) }),
      ...(!isEmail(email) && { email: t('fault.email') }),
    };
    setFaults(found);
    if (found.amount !== undefined) document.getElementById(`field-at-most-${kind}`)?.focus();
    else if (found.email !== undefined) document.getElementById(`field-watch-email-${kind}`)?.focus();
    else void send(wanted && 'minor' in wanted ? wanted.minor : undefined);
  };

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
          label={t('price.field', { currency })}
          name={`at-most-${kind}`}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          hint={t('price.hint', { now })}
          error={faults.amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      )}
      <Field
        label={t('guest.email')}
        name={`watch-email-${kind}`}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        hint={t('guest.hint')}
        error={faults.email}
        onChange={({ target }) => {
          keepTyped(productId, target.value);
          setEmail(target.value);
        }}
      />
      <div role="alert">{faults.other !== undefined && <p>{faults.other}</p>}</div>
      <div>
        <Button type="submit" busy={busy ? t('saving') : undefined}>
          {t(`${kind}.ask`)}
        </Button>
      </div>
    </form>
  );
}
