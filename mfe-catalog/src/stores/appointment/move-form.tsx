import { type Appointment, localTime } from '@suvarna/contracts/stores';
import { formText } from '@suvarna/forms/texts';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { takeFocus, useFocusAfterCommit } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useRef, useState, type FormEvent } from 'react';
import { storesTexts } from '#texts/stores';
import { failureKey, leftOf, move, readSlots } from './appointment.api.ts';
import styles from './appointment.module.css';
import { firstDayOf } from './days.model.ts';
import { SlotChoice } from './slot-choice.tsx';

interface MoveFormProps {
  readonly appointment: Appointment;
  readonly onMoved: (appointment: Appointment) => void;
  readonly onKept: () => void;
}

/** Another time for an appointment, which keeps its own until it has the new one. */
export function MoveForm({ appointment, onMoved, onKept }: MoveFormProps) {
  const { locale } = useRemoteContext();
  const storesT = useT(storesTexts);
  const form = useRef<HTMLFormElement>(null);
  const focus = useFocusAfterCommit();
  const { store, kind, token } = appointment;
  const [today] = useState(() => localTime(new Date(), store.time_zone).day);
  const [day, setDay] = useState(() => firstDayOf(store, today));
  const [startsAt, setStartsAt] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const slots = useRead(`${kind} ${day}`, (signal) =>
    readSlots({ storeId: store.store_id, kind, day }, signal),
  );
  const toSlots = (): void => focus(() => form.current?.querySelector<HTMLElement>('[data-slots]'));

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setFault(startsAt === '' ? formText('timeRequired', locale) : '');
    if (startsAt === '') {
      toSlots();
      return;
    }
    setBusy(true);
    try {
      onMoved(await move(token, startsAt));
    } catch (error) {
      const left = leftOf(error);
      const key = failureKey(error);
      setFault(storesT(key));
      toSlots();
      if (left === undefined && key !== 'slot-gone') return;
      setStartsAt('');
      if (left === undefined) slots.retry();
      else slots.put(left);
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
      <h2 tabIndex={-1} ref={takeFocus}>
        {storesT('change-title')}
      </h2>
      <SlotChoice
        store={store}
        today={today}
        day={day}
        onDay={(chosen) => {
          setDay(chosen);
          setStartsAt('');
        }}
        slots={slots}
        startsAt={startsAt}
        onSlot={(chosen) => {
          setStartsAt(chosen);
          setFault('');
        }}
        fault={fault}
      />
      <p className={styles['actions']}>
        <SubmitButton busy={busy ? storesT('changing') : undefined}>{storesT('change-save')}</SubmitButton>
        <Button variant="secondary" onClick={onKept}>
          {storesT('keep')}
        </Button>
      </p>
    </form>
  );
}
