import { api } from '@suvarna/api-client';
import { bus } from '@suvarna/event-bus';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { Field } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useWindowEvent } from '@suvarna/ui/use-window-event';
import { Failure } from '@suvarna/ui/notice';
import { useRef, useState } from 'react';
import { limitWords, readAmount } from '../calculator/amount.model.ts';
import { FAILURES, isRefusedWith } from '../form/failure-text.model.ts';
import form from '../form/form.module.css';
import { PhoneNeeded } from '../form/phone-needed.tsx';
import { NomineeFields } from '../nominee/nominee-fields.tsx';
import { createMandate } from '../plan/mandate.api.ts';
import { readTerms, type Terms } from '../terms/terms.api.ts';
import { rupees } from '../terms/terms.words.ts';
import { Consent } from './consent.tsx';
import { DueDays } from './due-days.tsx';
import { enrol } from './enrol.api.ts';
import { enrolDraft } from './enrol.draft.ts';
import { bodyOf, firstFields, needsPan, type EnrolFields, type EnrolStart } from './enrol.model.ts';
import { enrolSchema } from './enrol.schema.ts';
import { MandateChoice } from './mandate-choice.tsx';

/** The new terms are there by then, or are read with the page. */
const TERMS_MS = 10_000;

interface EnrolmentFormProps {
  readonly terms: Terms;
  readonly start: EnrolStart;
  /** As the address has it: rupees, or what somebody wrote there. */
  readonly amount: string;
}

/** A plan is opened; it begins with its first payment. What was written stays until the store has it, through a reload, too. */
export function EnrolmentForm({ terms: first, start, amount }: EnrolmentFormProps) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const [terms, setTerms] = useState(first);
  const { visit, leave } = useNavigateIfHere();
  const [opened, setOpened] = useState('');
  const payHref = (planId: string): string => href(`/golden-bounty/payment/?plan_id=${planId}`);
  // Back from the bank: the plan is there, and would be opened a second time.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted && opened !== '') visit(payHref(opened), true);
  });
  const hasPhone = start.phone !== '';
  const phoneNeeded = useRef<HTMLDivElement>(null);

  /** To the page where charges are allowed, if that was wanted and can be had; else to the first payment. */
  const goOn = async (planId: string, method: EnrolFields['mandate']): Promise<void> => {
    setOpened(planId);
    if (method !== '')
      try {
        const { mandate } = await createMandate({ plan_id: planId, method, locale }, crypto.randomUUID());
        if (mandate !== null && mandate.redirect_url !== '') {
          leave(mandate.redirect_url);
          return;
        }
      } catch (error) {
        // Told to the customer: the plan is there, and its page offers it again. Without a phone it would not help.
        const text = isRefusedWith(error, 'BOUNTY.PHONE_REQUIRED') ? 'error.phone' : 'mandate.failed';
        bus.emit('toast.message.requested', { text: t(text), kind: 'error' });
      }
    visit(payHref(planId));
  };

  const { fields, set, field, error, busy, failure, submit } = useForm({
    schema: enrolSchema(terms, start),
    // Drawn in the browser alone, after what the store knows was read: the tab's storage is there.
    first: () => enrolDraft.over(firstFields(start, amount), amount),
    keep: (now) => {
      if (opened === '') enrolDraft.keep(now, amount);
    },
    body: (now) => {
      if (hasPhone) return bodyOf(now, terms, start, locale);
      phoneNeeded.current?.querySelector('a')?.focus();
      return null;
    },
    send: enrol,
    failures: FAILURES,
    text: useFaultText(limitWords(terms)),
    onSent: ({ plan_id: planId }, { mandate }) => {
      enrolDraft.forget();
      return goOn(planId, mandate);
    },
    onFailed: (refusal) => {
      // What was agreed to is not what holds now: the new terms are shown, and asked about.
      if (isRefusedWith(refusal, 'BOUNTY.TERMS_CHANGED')) void readNewTerms();
    },
  });
  const readNewTerms = async (): Promise<void> => {
    set({ consent: '' });
    await readTerms({ api, signal: AbortSignal.timeout(TERMS_MS) }).then(
      (now) => {
        setTerms(now);
        // Ticked while they were on their way, it was for the terms of before.
        set({ consent: '' });
      },
      () =>
        // The failure that is shown says to read them again; the page does, when it is opened anew.
        undefined,
    );
  };
  // What was chosen is chosen again once there is a phone.
  const method = hasPhone ? fields.mandate : '';

  const chosen = readAmount(fields.amount, terms);
  return (
    <form className={`${form['form']} ${form['wide']}`} method="post" noValidate onSubmit={submit}>
      {!hasPhone && (
        <div ref={phoneNeeded}>
          <PhoneNeeded>
            <p>{t('enrol.phone')}</p>
            <p>{t('enrol.kept')}</p>
          </PhoneNeeded>
        </div>
      )}
      <fieldset className={form['group']}>
        <legend>{t('enrol.amount-title')}</legend>
        <Field
          {...field('amount')}
          label={t('calculator.amount')}
          inputMode="numeric"
          autoComplete="off"
          hint={t('calculator.hint', {
            min: rupees(terms.minimum_paise),
            max: rupees(terms.maximum_paise),
            step: rupees(terms.step_paise),
          })}
        />
        <DueDays start={start} />
      </fieldset>
      <fieldset className={form['group']}>
        <legend>{t('enrol.you')}</legend>
        <Field {...field('name_on_pan')} label={t('enrol.name-on-pan')} autoComplete="name" maxLength={80} />
        {needsPan(fields.amount, terms, start) && (
          <Field
            {...field('pan')}
            label={t('enrol.pan')}
            hint={
              start.pan_last4 === ''
                ? t('enrol.pan-why', { limit: rupees(terms.pan_above_paise) })
                : t('enrol.pan-known', { last: start.pan_last4 })
            }
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={14}
          />
        )}
      </fieldset>
      <fieldset className={form['group']}>
        <legend>{t('nominee.title')}</legend>
        <p>{t('nominee.why')}</p>
        <NomineeFields field={field} relationships={terms.relationships} />
      </fieldset>
      {terms.mandate_methods.length > 0 && (
        <MandateChoice
          methods={terms.mandate_methods}
          hasPhone={hasPhone}
          chosen={method}
          onChoose={(mandate) => set({ mandate })}
        />
      )}
      <Consent
        terms={terms}
        given={fields.consent === 'yes'}
        error={error('consent')}
        onChange={(given) => set({ consent: given ? 'yes' : '' })}
      />
      <Failure text={failure} />
      <div>
        <SubmitButton size="large" busy={busy || opened !== '' ? t('enrol.busy') : undefined}>
          {chosen.ok ? t('enrol.send-amount', { amount: rupees(chosen.paise) }) : t('enrol.send')}
        </SubmitButton>
      </div>
    </form>
  );
}
