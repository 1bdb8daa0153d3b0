import { isApiFailure } from '@suvarna/contracts/call';
import type { Instalment, PlanDetails, PlanPaymentMode } from '@suvarna/contracts/golden-bounty';
import { formatFullDay } from '@suvarna/i18n/day';
import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { Choice } from '@suvarna/ui/choice';
import { Field } from '@suvarna/ui/field';
import { PaymentMethods, type OnlineMethod } from '@suvarna/ui/payment-methods';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { Failure } from '@suvarna/ui/notice';
import { FAILURES } from '../form/failure-text.model.ts';
import form from '../form/form.module.css';
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
  const { leave, leaving } = useNavigateIfHere();
  const { fields, set, field, error, busy, failure, submit } = useForm({
    schema: paySchema(rest),
    first: NOTHING_CHOSEN,
    body: ({ how, part, mode, method }) => {
      const paise = how === 'part' ? readPart(part, rest) : null;
      return {
        plan_id: plan.plan_id,
        installment_number: instalment.installment_number,
        ...(paise !== null && { amount_paise: paise }),
        mode: mode as PlanPaymentMode,
        ...(method !== '' && { method }),
        locale,
      };
    },
    send: openPayment,
    failures: FAILURES,
    text: (key) => t(key, { rest: rupees(rest) }),
    onSent: ({ redirect_url: to }) => leave(to),
    // Where no answer came the plan cannot be read either: the form stays as it was written.
    onFailed: (refusal) => {
      if (isApiFailure(refusal) && refusal.status >= 400 && refusal.status < 500) onRefused();
    },
  });
  const part = fields.how === 'part' ? readPart(fields.part, rest) : null;

  return (
    <form
      className={`${parts['card']} ${form['form']} ${form['narrow']}`}
      method="post"
      noValidate
      onSubmit={submit}
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
                onChange={() => set({ how })}
              />
              <strong>{t(`payment.${how}`, { amount: rupees(rest) })}</strong>
              {how === 'part' && <small>{t('payment.part-text')}</small>}
            </Choice>
          ))}
        </div>
      </fieldset>
      {fields.how === 'part' && (
        <Field
          {...field('part')}
          label={t('payment.part-amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
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
                isMissing={error('mode') !== undefined}
                t={t}
                onChoose={(method) => set({ mode: online, method })}
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
                onChange={() => set({ mode, method: '' })}
              />
              <strong>{t(`payment.mode.${mode}`)}</strong>
              <small>{t(`payment.about.${mode}`)}</small>
            </Choice>
          ))}
        </div>
        <p id="mode-error" className={form['fault']} role="alert">
          {error('mode') ?? ''}
        </p>
      </fieldset>
      <Failure text={failure} />
      <SubmitButton size="large" wide busy={busy || leaving ? t('payment.busy') : undefined}>
        {t('next.pay-now', { amount: rupees(part ?? rest) })}
      </SubmitButton>
    </form>
  );
}
