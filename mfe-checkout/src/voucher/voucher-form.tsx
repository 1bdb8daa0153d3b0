import { readNumber } from '@suvarna/forms/number';
import type { VoucherBalance } from '@suvarna/contracts/vouchers';
import { bus } from '@suvarna/event-bus';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { takeFocus, useFocusOnFault } from '@suvarna/ui/focus';
import { formatPrice } from '@suvarna/ui/price';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type FormEvent } from 'react';
import { failureText } from '../payment/failure-text.model.ts';
import { applyVoucher, checkBalance } from './voucher.api.ts';
import { faultOfAmount, faultsOfVoucher, type VoucherFields } from './voucher.schema.ts';
import styles from './voucher.module.css';

interface VoucherFormProps {
  /** It pays for the bag now. @param isWaitedFor nobody has closed the form meanwhile */
  readonly onUsed: (isWaitedFor: boolean) => void;
}

type Faults = Readonly<Partial<Record<'number' | 'pin' | 'amount', string>>>;

/** A voucher's number and PIN, what is on it, and how much of that is to be used. */
export function VoucherForm({ onUsed }: VoucherFormProps) {
  const { t, locale } = useRemoteContext();
  const [fields, setFields] = useState<VoucherFields>({ number: '', pin: '' });
  const [amount, setAmount] = useState('');
  const [found, setFound] = useState<VoucherBalance | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const focusOnFault = useFocusOnFault();

  const field = (name: keyof VoucherFields) => ({
    name: `voucher-${name}`,
    value: fields[name],
    error: faults[name],
    autoComplete: 'off',
    // What is being asked about is not changed under its answer.
    readOnly: busy || found !== null,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setFields((before) => ({ ...before, [name]: target.value })),
  });
  const say = (form: HTMLElement, said: Readonly<Partial<Record<keyof Faults, string>>>): boolean => {
    const texts = Object.fromEntries(Object.entries(said).map(([name, key]) => [name, t(key)]));
    setFaults(texts);
    const isRight = Object.keys(texts).length === 0;
    if (!isRight) focusOnFault(form);
    return isRight;
  };
  const work = async (task: () => Promise<void>, onLate: (text: string) => void): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await task();
    } catch (error) {
      const text = failureText(error, t);
      setFailure(text);
      onLate(text);
    } finally {
      setBusy(false);
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { number, pin } = fields;
    if (found === null) {
      if (say(form, faultsOfVoucher(fields)))
        await work(
          async () => setFound(await checkBalance(number, pin)),
          () => undefined,
        );
      return;
    }
    const fault = faultOfAmount(amount, found.balance_paise);
    if (!say(form, fault === undefined ? {} : { amount: fault })) return;
    const wanted = amount.trim() === '' ? {} : { amount_paise: (readNumber(amount) ?? 0) * 100 };
    await work(
      async () => {
        await applyVoucher({ voucher_number: number, pin, ...wanted });
        onUsed(form.isConnected);
      },
      (text) => {
        // Whoever closed the sheet reads nothing in it any more.
        if (!form.isConnected) bus.emit('toast.message.requested', { text, kind: 'error' });
      },
    );
  };

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
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
            name="voucher-amount"
            label={t('voucher.amount')}
            hint={t('voucher.amount-hint')}
            value={amount}
            readOnly={busy}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            error={faults.amount}
            onChange={(event) => setAmount(event.target.value)}
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
              setFailure(undefined);
              setFields({ number: '', pin: '' });
              setAmount('');
            }}
          >
            {t('voucher.another')}
          </Button>
        )}
      </div>
    </form>
  );
}
