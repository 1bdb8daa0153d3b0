import { type Appointment, localTime, type Store } from '@suvarna/contracts/stores';
import { appointmentSchema, type AppointmentFields } from '@suvarna/forms/appointment-schema';
import { readPhone, wirePhone } from '@suvarna/forms/phone';
import { faultsOf } from '@suvarna/forms/faults';
import { faultText } from '@suvarna/forms/texts';
import { useForm } from '@suvarna/forms/use-form';
import { useSend } from '@suvarna/forms/use-send';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Field, SelectField } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState } from 'react';
import { useCountdown } from '@suvarna/ui/use-countdown';
import { OTP_LENGTH } from '@suvarna/contracts/storefront-constants';
import { storesTexts } from '#texts/stores';
import { asksForCode, book, codeFaultKey, failureKey, isSlotGone, sendCode } from './appointment.api.ts';
import styles from './appointment.module.css';
import { firstDayOf } from './days.model.ts';
import { NumberCode } from './number-code.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { cityName, nameOf } from '../store-words.model.ts';
import type { AppointmentView } from '../stores.loader.ts';
import { useSlots } from './use-slots.ts';

type Fields = AppointmentFields & { readonly code: string };

interface BookFormProps extends AppointmentView {
  /** How somebody would like to meet, as the address says it. */
  readonly wish?: string | null;
  readonly onBooked: (appointment: Appointment) => void;
}

interface Choice {
  readonly store: Store;
  readonly today: string;
  readonly day: string;
}

const choiceOf = (store: Store, today: string): Choice => ({ store, today, day: firstDayOf(store, today) });

/** How, where and when, and whom to expect. */
export function BookForm({ store: named, ...props }: BookFormProps) {
  const fulfils = ({ kinds }: Store): boolean => kinds.some((each) => each === props.wish);
  const store = named ?? props.stores.find(fulfils) ?? props.stores[0];
  return store === undefined ? null : <FormAt {...props} begin={store} />;
}

const numberOf = (typed: string): string => {
  const phone = readPhone(typed);
  return phone === undefined ? '' : wirePhone(phone.code, phone.number);
};

function FormAt({
  stores,
  begin,
  today,
  design,
  wish,
  onBooked,
}: Omit<BookFormProps, 'store'> & { readonly begin: Store }) {
  const { locale } = useRemoteContext();
  const storesT = useT(storesTexts);
  const [choice, setChoice] = useState(() => choiceOf(begin, today));
  const { store } = choice;
  /** The number a code was sent to and for what. */
  const [proof, setProof] = useState({ mobile: '', kind: '', note: '' });
  const [left, count] = useCountdown();
  const asking = useSend(sendCode);
  const isAsked = (typed: Fields): boolean => proof.mobile !== '' && proof.mobile === numberOf(typed.mobile);
  // Another way to meet may need none: then the store says.
  const isNeeded = (typed: Fields): boolean =>
    isAsked(typed) && (proof.kind === typed.kind || typed.code !== '');

  const askForCode = async (mobile: string): Promise<void> => {
    const sent = await asking.send(mobile);
    if (!sent.ok) return;
    count(sent.answer.wait);
    setProof({ mobile, kind: fields.kind, note: sent.answer.isNew ? '' : storesT('code-sent-before') });
    set({ code: '' });
  };
  const { fields, set, field, error, busy, failure, submit } = useForm({
    schema: (typed: Fields) => ({
      ...faultsOf(appointmentSchema, typed),
      ...(isNeeded(typed) && typed.code.length < OTP_LENGTH && { code: 'code-short' }),
    }),
    first: {
      kind: begin.kinds.find((each) => each === wish) ?? 'store',
      startsAt: '',
      name: '',
      mobile: '',
      code: '',
      address: '',
      note: design === undefined ? '' : storesT('wanted-note', { title: design.title, id: design.id }),
    },
    body: (typed) => ({
      store_id: store.store_id,
      kind: typed.kind,
      starts_at: typed.startsAt,
      name: typed.name,
      mobile: numberOf(typed.mobile),
      ...(typed.kind === 'home' && { address: typed.address }),
      ...(typed.note.trim() !== '' && { note: typed.note }),
      ...(isNeeded(typed) && { otp: typed.code }),
    }),
    send: (body, key) => {
      asking.forget();
      return book(body, key);
    },
    failures: (refusal, typed) => {
      const codeFault = isAsked(typed) ? codeFaultKey(refusal) : undefined;
      if (codeFault !== undefined) return { code: codeFault };
      if (isSlotGone(refusal)) return { startsAt: failureKey(refusal) };
      return asksForCode(refusal) ? '' : storesT(failureKey(refusal));
    },
    text: (key) => faultText(key, locale, storesT),
    onSent: (appointment) => onBooked(appointment),
    onFailed: async (refusal) => {
      if (asksForCode(refusal)) await askForCode(numberOf(fields.mobile));
      else if (isSlotGone(refusal)) {
        set({ startsAt: '' });
        slots.offerLeft(refusal);
      } else if (isAsked(fields) && codeFaultKey(refusal) !== undefined) set({ code: '' });
    },
  });
  const { kind } = fields;
  const slots = useSlots({ storeId: store.store_id, kind, day: choice.day });
  const chooseStore = (id: string): void => {
    const chosen = stores.find(({ store_id: each }) => each === id) ?? store;
    setChoice(choiceOf(chosen, localTime(new Date(), chosen.time_zone).day));
    set({ startsAt: '', ...(!chosen.kinds.includes(kind) && { kind: 'store' }) });
  };

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={submit}>
      <SelectField
        name="store"
        label={storesT('store')}
        value={store.store_id}
        onChange={(event) => chooseStore(event.target.value)}
      >
        {stores.map((each) => (
          <option key={each.store_id} value={each.store_id}>
            {`${cityName(each, locale)}: ${nameOf(each, locale)}`}
          </option>
        ))}
      </SelectField>
      <fieldset className={styles['choice']}>
        <legend>{storesT('kind')}</legend>
        <div className={styles['slots']}>
          {store.kinds.map((each) => (
            <label key={each} className={styles['slot']}>
              <input
                type="radio"
                name="kind"
                value={each}
                checked={kind === each}
                onChange={() => set({ kind: each, startsAt: '' })}
              />
              <span>{storesT(`kind.${each}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <SlotChoice
        store={store}
        today={choice.today}
        day={choice.day}
        onDay={(day) => {
          setChoice({ ...choice, day });
          set({ startsAt: '' });
        }}
        slots={slots}
        startsAt={fields.startsAt}
        onSlot={(startsAt) => set({ startsAt })}
        fault={error('startsAt')}
      />
      <Field {...field('name')} label={storesT('name')} autoComplete="name" />
      <Field
        {...field('mobile')}
        label={storesT('mobile')}
        hint={storesT('mobile-hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      {proof.mobile !== '' && (
        <NumberCode
          key={proof.mobile}
          hidden={!isAsked(fields)}
          code={fields.code}
          onCode={(code) => set({ code })}
          fault={error('code') ?? (fields.code === '' ? proof.note : '')}
          left={left}
          onAgain={() => void askForCode(proof.mobile)}
        />
      )}
      {kind === 'home' && (
        <Field
          {...field('address')}
          label={storesT('home-address')}
          hint={storesT('kind.home-hint')}
          autoComplete="street-address"
        />
      )}
      <Field {...field('note')} label={storesT('note')} />
      <p className={styles['fault']} role="alert">
        {failure || (asking.failure !== null && storesT(failureKey(asking.failure)))}
      </p>
      <SubmitButton busy={busy ? storesT('confirming') : undefined}>{storesT('confirm')}</SubmitButton>
    </form>
  );
}
