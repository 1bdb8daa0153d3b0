import { readNumber } from '@suvarna/forms/number';
import type { VoucherBalance } from '@suvarna/contracts/vouchers';
import { bus } from '@suvarna/event-bus';
import { useForm } from '@suvarna/forms/use-form';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { takeFocus } from '@suvarna/ui/focus';
import { formatPrice } from '@suvarna/ui/price';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState } from 'react';
import { failureText } from '../payment/failure-text.model.ts';
import { applyVoucher, checkBalance } from './voucher.api.ts';
import { faultOfAmount, faultsOfVoucher } from './voucher.schema.ts';
import styles from './voucher.module.css';

interface VoucherFormProps {
  /** It pays for the bag now. @param isWaitedFor nobody has closed the form meanwhile */
  readonly onUsed: (isWaitedFor: boolean) => void;
}

const NOTHING = { number: '', pin: '', amount: '' };

/** A voucher's number and PIN, what is on it, and how much of that is to be used. */
export function VoucherForm({ onUsed }: VoucherFormProps) {
  const { t, locale } = useRemoteContext();
  const [found, setFound] = useState<VoucherBalance | null>(null);
  const {
    field: bound,
    busy,
    failure,
    submit,
    reset,
  } = useForm({
    schema: ({ number, pin, amount }) => {
      if (found === null) return faultsOfVoucher({ number, pin });
      const fault = faultOfAmount(amount, found.balance_paise);
      return fault === undefined ? {} : { amount: fault };
    },
    first: NOTHING,
    body: (fields) => fields,
    send: async ({ number, pin, amount }: typeof NOTHING) => {
      if (found === null) return checkBalance(number, pin);
      const wanted = amount.trim() === '' ? {} : { amount_paise: (readNumber(amount) ?? 0) * 100 };
      await applyVoucher({ voucher_number: number, pin, ...wanted });
      return null;
    },
    failures: (error) => failureText(error, t),
    text: t,
    onSent: (balance, _fields, isThere) => {
      if (balance === null) onUsed(isThere);
      else setFound(balance);
    },
    onFailed: (error, isThere) => {
      // Whoever closed the sheet reads nothing in it any more.
      if (found !== null && !isThere)
        bus.emit('toast.message.requested', { text: failureText(error, t), kind: 'error' });
    },
  });
  const field = (name: 'number' | 'pin') => ({
    ...bound(name),
    name: `voucher-${name}`,
    autoComplete: 'off',
    // What is being asked about is not changed under its answer.
    readOnly: busy || found !== null,
  });

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={submit}>
      <p className={styles['small']}>{t('voucher.lead')}</p>
      <Field
        {...field('number')}
        label={t('voucher.number')}
        ref={takeFocus}
        inputMode="numeric"
        maxLength={40}
      />
      <Field {...field('pin')} label={t('voucher.pin')} type="password" inputMode="numeric" maxLength={20} />
      {found !== null && (
        <>
          <p role="status" className={styles['balance']} ref={takeFocus} tabIndex={-1}>
            <strong>{t('voucher.balance', { amount: formatPrice(found.balance_paise, 'INR') })}</strong>
            {found.expires_on !== '' && (
              <small>{t('voucher.until', { day: formatFullDay(found.expires_on, locale) })}</small>
            )}
            {found.category !== '' && (
              <small>{t('voucher.bound', { category: t(`voucher.category.${found.category}`) })}</small>
            )}
          </p>
          <Field
            {...bound('amount')}
            name="voucher-amount"
            label={t('voucher.amount')}
            hint={t('voucher.amount-hint')}
            readOnly={busy}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
          />
        </>
      )}
      <p role="alert" className={styles['failure']}>
        {failure}
      </p>
      <div className={styles['actions']}>
        <SubmitButton size="large" wide busy={busy ? t('voucher.working') : undefined}>
          {t(found === null ? 'voucher.check' : 'voucher.use')}
        </SubmitButton>
        {found !== null && !busy && (
          <Button
            variant="quiet"
            onClick={() => {
              setFound(null);
              reset();
            }}
          >
            {t('voucher.another')}
          </Button>
        )}
      </div>
    </form>
  );
}
