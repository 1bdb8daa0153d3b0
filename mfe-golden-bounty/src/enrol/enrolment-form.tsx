import { api } from '@suvarna/api-client';
import { bus } from '@suvarna/event-bus';
import { faultsOf } from '@suvarna/forms/schema';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { Field } from '@suvarna/ui/field';
import { useFocusOnFault } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useWindowEvent } from '@suvarna/ui/use-window-event';
import { useRef, useState, type FormEvent } from 'react';
import { limitWords, readAmount } from '../calculator/amount.model.ts';
import { Failure } from '../form/failure.tsx';
import { isRefusedWith } from '../form/failure-text.model.ts';
import { faultText } from '../form/fault-text.model.ts';
import form from '../form/form.module.css';
import { PhoneNeeded } from '../form/phone-needed.tsx';
import { useSend } from '../form/use-send.ts';
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
  // Drawn in the browser alone, after what the store knows was read: the tab's storage is there.
  const [fields, setFields] = useState(() => enrolDraft.over(firstFields(start, amount), amount));
  const newest = useRef(fields);
  const [terms, setTerms] = useState(first);
  const [tried, setTried] = useState(false);
  const { busy, failure, send } = useSend(enrol);
  const { visit, leave } = useNavigateIfHere();
  const [opened, setOpened] = useState('');
  const payHref = (planId: string): string => href(`/golden-bounty/payment/?plan_id=${planId}`);
  // Back from the bank: the plan is there, and would be opened a second time.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted && opened !== '') visit(payHref(opened), true);
  });
  const focusOnFault = useFocusOnFault();

  const hasPhone = start.phone !== '';
  const phoneNeeded = useRef<HTMLDivElement>(null);
  // What was chosen is chosen again once there is a phone.
  const method = hasPhone ? fields.mandate : '';
  const faults = faultsOf<string>(enrolSchema(terms, start), fields);
  const shown: Readonly<Partial<Record<string, string>>> = tried ? faults : {};
  const change = (part: Partial<EnrolFields>): void => {
    newest.current = { ...newest.current, ...part };
    setFields(newest.current);
    if (opened === '') enrolDraft.keep(newest.current, amount);
  };
  const say = (name: keyof EnrolFields): string | undefined =>
    faultText(shown[name], locale, t, limitWords(terms));

  /** To the page where charges are allowed, if that was wanted and can be had; else to the first payment. */
  const goOn = async (planId: string): Promise<void> => {
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

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    setTried(true);
    if (Object.keys(faults).length > 0) {
      focusOnFault(element);
      return;
    }
    if (!hasPhone) {
      phoneNeeded.current?.querySelector('a')?.focus();
      return;
    }
    const sent = await send(bodyOf(fields, terms, start, locale));
    if (sent.ok) {
      enrolDraft.forget();
      return goOn(sent.answer.plan_id);
    }
    // What was agreed to is not what holds now: the new terms are shown, and asked about.
    if (isRefusedWith(sent.error, 'BOUNTY.TERMS_CHANGED')) {
      change({ consent: '' });
      await readTerms({ api, signal: AbortSignal.timeout(TERMS_MS) }).then(
        (now) => {
          setTerms(now);
          // Ticked while they were on their way, it was for the terms of before.
          change({ consent: '' });
        },
        () =>
          // The failure that is shown says to read them again; the page does, when it is opened anew.
          undefined,
      );
    }
  };

  const chosen = readAmount(fields.amount, terms);
  return (
    <form
      className={`${form['form']} ${form['wide']}`}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
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
          name="amount"
          label={t('calculator.amount')}
          inputMode="numeric"
          autoComplete="off"
          hint={t('calculator.hint', {
            min: rupees(terms.minimum_paise),
            max: rupees(terms.maximum_paise),
            step: rupees(terms.step_paise),
          })}
          value={fields.amount}
          error={say('amount')}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <DueDays start={start} />
      </fieldset>
      <fieldset className={form['group']}>
        <legend>{t('enrol.you')}</legend>
        <Field
          name="name_on_pan"
          label={t('enrol.name-on-pan')}
          autoComplete="name"
          maxLength={80}
          value={fields.name_on_pan}
          error={say('name_on_pan')}
          onChange={({ target }) => change({ name_on_pan: target.value })}
        />
        {needsPan(fields.amount, terms, start) && (
          <Field
            name="pan"
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
            value={fields.pan}
            error={say('pan')}
            onChange={({ target }) => change({ pan: target.value })}
          />
        )}
      </fieldset>
      <fieldset className={form['group']}>
        <legend>{t('nominee.title')}</legend>
        <p>{t('nominee.why')}</p>
        <NomineeFields fields={fields} faults={shown} relationships={terms.relationships} onChange={change} />
      </fieldset>
      {terms.mandate_methods.length > 0 && (
        <MandateChoice
          methods={terms.mandate_methods}
          hasPhone={hasPhone}
          chosen={method}
          onChoose={(mandate) => change({ mandate })}
        />
      )}
      <Consent
        terms={terms}
        given={fields.consent === 'yes'}
        error={say('consent')}
        onChange={(given) => change({ consent: given ? 'yes' : '' })}
      />
      <Failure of={failure} />
      <div>
        <SubmitButton size="large" busy={busy || opened !== '' ? t('enrol.busy') : undefined}>
          {chosen.ok ? t('enrol.send-amount', { amount: rupees(chosen.paise) }) : t('enrol.send')}
        </SubmitButton>
      </div>
    </form>
  );
}
