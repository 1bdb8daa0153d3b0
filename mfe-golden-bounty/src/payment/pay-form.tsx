import { isApiFailure } from '@suvarna/contracts/call';
import type { Instalment, PlanDetails, PlanPaymentMode } from '@suvarna/contracts/golden-bounty';
import { formatFullDay } from '@suvarna/i18n/day';
import { faultsOf } from '@suvarna/forms/schema';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { Choice } from '@suvarna/ui/choice';
import { Field } from '@suvarna/ui/field';
import { useFocusOnFault } from '@suvarna/ui/focus';
import { PaymentMethods, type OnlineMethod } from '@suvarna/ui/payment-methods';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type FormEvent } from 'react';
import { Failure } from '../form/failure.tsx';
import form from '../form/form.module.css';
import { useSend } from '../form/use-send.ts';
import parts from '../page/page-parts.module.css';
import { rupees } from '../terms/terms.words.ts';
import { openPayment } from './payment.api.ts';
import { paySchema, readPart } from './pay.schema.ts';

interface PayFormProps {
  readonly plan: PlanDetails;
  readonly instalment: Instalment;
  readonly modes: readonly PlanPaymentMode[];
  /** The plan is not as it is shown any more. */
  readonly onRefused: () => void;
}

const NOTHING_CHOSEN: {
  readonly how: 'whole' | 'part';
  readonly part: string;
  readonly mode: PlanPaymentMode | '';
  readonly method: OnlineMethod | '';
} = { how: 'whole', part: '', mode: '', method: '' };

/** All that is left of an instalment, or a part of it, by a provider's own page. */
export function PayForm({ plan, instalment, modes, onRefused }: PayFormProps) {
  const { t, locale } = useRemoteContext();
  const rest = instalment.due_amount_paise;
  // As at checkout: what the first page takes are choices of their own, a second page is one.
  const [online, ...others] = modes;
  const [fields, setFields] = useState(NOTHING_CHOSEN);
  const [tried, setTried] = useState(false);
  const { leave, leaving } = useNavigateIfHere();
  const { busy, failure, send } = useSend(openPayment);
  const focusOnFault = useFocusOnFault();
  const faults = faultsOf<string>(paySchema(rest), fields);
  const part = fields.how === 'part' ? readPart(fields.part, rest) : null;
  const change = (next: Partial<typeof fields>): void => setFields((before) => ({ ...before, ...next }));

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    setTried(true);
    if (Object.keys(faults).length > 0) {
      focusOnFault(element);
      return;
    }
    const sent = await send({
      plan_id: plan.plan_id,
      installment_number: instalment.installment_number,
      ...(part !== null && { amount_paise: part }),
      mode: fields.mode as PlanPaymentMode,
      ...(fields.method !== '' && { method: fields.method }),
      locale,
    });
    if (sent.ok) leave(sent.answer.redirect_url);
    // Where no answer came the plan cannot be read either: the form stays as it was written.
    else if (isApiFailure(sent.error) && sent.error.status >= 400 && sent.error.status < 500) onRefused();
  };

  return (
    <form
      className={`${parts['card']} ${form['form']} ${form['narrow']}`}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <dl className={parts['facts']}>
        <div>
          <dt>{t('payment.instalment')}</dt>
          <dd>
            {t('payment.number', {
              number: instalment.installment_number,
              of: plan.number_of_installments,
            })}
          </dd>
        </div>
        <div>
          <dt>{t('payment.due')}</dt>
          <dd>{formatFullDay(instalment.due_date, locale)}</dd>
        </div>
        <div>
          <dt>{t('payment.rest')}</dt>
          <dd>{rupees(rest)}</dd>
        </div>
      </dl>
      <fieldset className={form['bare']}>
        <legend>{t('payment.how-much')}</legend>
        <div className={form['choices']}>
          {(['whole', 'part'] as const).map((how) => (
            <Choice key={how}>
              <input
                type="radio"
                name="how"
                value={how}
                checked={fields.how === how}
                onChange={() => change({ how })}
              />
              <strong>{t(`payment.${how}`, { amount: rupees(rest) })}</strong>
              {how === 'part' && <small>{t('payment.part-text')}</small>}
            </Choice>
          ))}
        </div>
      </fieldset>
      {fields.how === 'part' && (
        <Field
          name="part"
          label={t('payment.part-amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={fields.part}
          error={tried && faults.part ? t(faults.part, { rest: rupees(rest) }) : undefined}
          onChange={({ target }) => change({ part: target.value })}
        />
      )}
      <fieldset className={form['bare']} aria-describedby="mode-error">
        <legend>{t('payment.mode')}</legend>
        <div className={form['choices']}>
          {online !== undefined && (
            <>
              <PaymentMethods
                name="mode"
                mode={online}
                chosen={fields.mode === online && fields.method !== '' ? fields.method : null}
                isMissing={tried && faults.mode !== undefined}
                t={t}
                onChoose={(method) => change({ mode: online, method })}
              />
              <p className={form['note']}>{t(`payment.about.${online}`)}</p>
            </>
          )}
          {others.map((mode) => (
            <Choice key={mode}>
              <input
                type="radio"
                name="mode"
                value={mode}
                checked={fields.mode === mode}
                onChange={() => change({ mode, method: '' })}
              />
              <strong>{t(`payment.mode.${mode}`)}</strong>
              <small>{t(`payment.about.${mode}`)}</small>
            </Choice>
          ))}
        </div>
        <p id="mode-error" className={form['fault']} role="alert">
          {tried && faults.mode ? t(faults.mode) : ''}
        </p>
      </fieldset>
      <Failure of={failure} />
      <SubmitButton size="large" wide busy={busy || leaving ? t('payment.busy') : undefined}>
        {t('next.pay-now', { amount: rupees(part ?? rest) })}
      </SubmitButton>
    </form>
  );
}
