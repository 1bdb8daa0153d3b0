import { type Appointment, type AppointmentKind, localTime, type Store } from '@suvarna/contracts/stores';
import { appointmentSchema, type AppointmentFields } from '@suvarna/forms/appointment-schema';
import { readPhone, wirePhone } from '@suvarna/forms/phone';
import { faultsOf, type FaultsOf } from '@suvarna/forms/faults';
import { formText } from '@suvarna/forms/texts';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Field, SelectField } from '@suvarna/ui/field';
import { useFocusAfterCommit, useFocusOnFault } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useRef, useState, type FormEvent } from 'react';
import { useSendOnce } from '@suvarna/forms/send-once';
import { useCountdown } from '@suvarna/ui/use-countdown';
import { OTP_LENGTH } from '@suvarna/contracts/storefront-constants';
import { storesTexts } from '#texts/stores';
import {
  asksForCode,
  book,
  codeFaultKey,
  failureKey,
  leftOf,
  readSlots,
  sendCode,
} from './appointment.api.ts';
import styles from './appointment.module.css';
import { firstDayOf } from './days.model.ts';
import { NumberCode } from './number-code.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { cityName, nameOf } from '../store-words.model.ts';
import type { AppointmentView } from '../stores.loader.ts';

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

/** How, where and when, and whom to expect. Whatever goes wrong, nothing that was typed is lost. */
export function BookForm({ stores, store: named, today, design, wish = null, onBooked }: BookFormProps) {
  const { locale } = useRemoteContext();
  const storesT = useT(storesTexts);
  const form = useRef<HTMLFormElement>(null);
  const focus = useFocusAfterCommit();
  const focusOnFault = useFocusOnFault();
  const sendOnce = useSendOnce();
  const fulfils = ({ kinds }: Store): AppointmentKind | undefined => kinds.find((each) => each === wish);
  const first = stores.find(fulfils) ?? stores[0];
  const [choice, setChoice] = useState<Choice | null>(() => {
    const store = named ?? first;
    return store === undefined ? null : choiceOf(store, today);
  });
  const [fields, setFields] = useState<AppointmentFields>({
    kind: (choice && fulfils(choice.store)) ?? 'store',
    startsAt: '',
    name: '',
    mobile: '',
    address: '',
    note: design === undefined ? '' : storesT('wanted-note', { title: design.title, id: design.id }),
  });
  const [faults, setFaults] = useState<FaultsOf<AppointmentFields>>({});
  const [failure, setFailure] = useState({ slot: '', form: '' });
  /** The number a code was sent to and for what, and what is typed of it. */
  const [proof, setProof] = useState({ mobile: '', kind: '', code: '', fault: '' });
  const [left, count] = useCountdown();
  const [busy, setBusy] = useState(false);
  const kind = fields.kind as AppointmentKind;
  const slots = useRead(choice === null ? null : `${choice.store.store_id} ${kind} ${choice.day}`, (signal) =>
    choice === null
      ? Promise.reject(new Error('no store'))
      : readSlots({ storeId: choice.store.store_id, kind, day: choice.day }, signal),
  );
  if (choice === null) return null;
  const { store } = choice;

  const put = (changed: Partial<AppointmentFields>): void =>
    setFields((before) => ({ ...before, ...changed }));
  const typed = (name: 'name' | 'mobile' | 'address' | 'note') => ({
    name,
    value: fields[name],
    error: faults[name] && formText(faults[name], locale),
    onChange: (event: { readonly target: { readonly value: string } }) => put({ [name]: event.target.value }),
  });
  const toSlots = (): void => focus(() => form.current?.querySelector<HTMLElement>('[data-slots]'));
  const chooseStore = (id: string): void => {
    const chosen = stores.find(({ store_id: each }) => each === id) ?? store;
    setChoice(choiceOf(chosen, localTime(new Date(), chosen.time_zone).day));
    put({ startsAt: '', ...(!chosen.kinds.includes(kind) && { kind: 'store' }) });
  };

  const askForCode = async (mobile: string): Promise<void> => {
    try {
      const { wait, isNew } = await sendCode(mobile);
      count(wait);
      setProof({ mobile, kind, code: '', fault: isNew ? '' : storesT('code-sent-before') });
    } catch (error) {
      setFailure({ slot: '', form: storesT(failureKey(error)) });
    }
  };
  const numberNow = (): string => {
    const phone = readPhone(fields.mobile);
    return phone === undefined ? '' : wirePhone(phone.code, phone.number);
  };
  const isAsked = proof.mobile !== '' && proof.mobile === numberNow();
  // Another way to meet may need none: then the store says.
  const isNeeded = isAsked && (proof.kind === kind || proof.code !== '');

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const wrong = faultsOf(appointmentSchema, fields);
    setFaults(wrong);
    setFailure({ slot: wrong.startsAt === undefined ? '' : formText(wrong.startsAt, locale), form: '' });
    if (wrong.startsAt !== undefined) toSlots();
    else if (Object.keys(wrong).length > 0) focusOnFault(event.currentTarget);
    const mobile = numberNow();
    if (Object.keys(wrong).length > 0 || mobile === '') return;
    if (isNeeded && proof.code.length < OTP_LENGTH)
      return setProof({ ...proof, fault: storesT('code-short') });
    setBusy(true);
    const body = {
      store_id: store.store_id,
      kind,
      starts_at: fields.startsAt,
      name: fields.name,
      mobile,
      ...(kind === 'home' && { address: fields.address }),
      ...(fields.note.trim() !== '' && { note: fields.note }),
      ...(isNeeded && { otp: proof.code }),
    };
    try {
      onBooked(await sendOnce(body, (key) => book(body, key)));
    } catch (error) {
      if (asksForCode(error)) return await askForCode(mobile);
      const codeFault = isNeeded ? codeFaultKey(error) : undefined;
      if (codeFault !== undefined) return setProof({ ...proof, code: '', fault: storesT(codeFault) });
      const text = storesT(failureKey(error));
      const left = leftOf(error);
      const isSlot = left !== undefined || failureKey(error) === 'slot-gone';
      setFailure(isSlot ? { slot: text, form: '' } : { slot: '', form: text });
      if (!isSlot) return;
      put({ startsAt: '' });
      if (left === undefined) slots.retry();
      else slots.put(left);
      toSlots();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      ref={form}
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
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
                onChange={() => put({ kind: each, startsAt: '' })}
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
          put({ startsAt: '' });
        }}
        slots={slots}
        startsAt={fields.startsAt}
        onSlot={(startsAt) => {
          put({ startsAt });
          setFailure({ slot: '', form: '' });
        }}
        fault={failure.slot}
      />
      <Field {...typed('name')} label={storesT('name')} autoComplete="name" />
      <Field
        {...typed('mobile')}
        label={storesT('mobile')}
        hint={storesT('mobile-hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      {proof.mobile !== '' && (
        <NumberCode
          key={proof.mobile}
          hidden={!isAsked}
          code={proof.code}
          onCode={(code) => setProof({ ...proof, code, fault: '' })}
          fault={proof.fault}
          left={left}
          onAgain={() => void askForCode(proof.mobile)}
        />
      )}
      {kind === 'home' && (
        <Field
          {...typed('address')}
          label={storesT('home-address')}
          hint={storesT('kind.home-hint')}
          autoComplete="street-address"
        />
      )}
      <Field {...typed('note')} label={storesT('note')} />
      <p className={styles['fault']} role="alert">
        {failure.form}
      </p>
      <SubmitButton busy={busy ? storesT('confirming') : undefined}>{storesT('confirm')}</SubmitButton>
    </form>
  );
}
