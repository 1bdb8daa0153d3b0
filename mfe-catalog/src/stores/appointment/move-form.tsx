import { type Appointment, localTime } from '@suvarna/contracts/stores';
import { faultText } from '@suvarna/forms/texts';
import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { takeFocus } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState } from 'react';
import { storesTexts } from '#texts/stores';
import { failureKey, isSlotGone, move } from './appointment.api.ts';
import styles from './appointment.module.css';
import { firstDayOf } from './days.model.ts';
import { SlotChoice } from './slot-choice.tsx';
import { useSlots } from './use-slots.ts';

interface MoveFormProps {
  readonly appointment: Appointment;
  readonly onMoved: (appointment: Appointment) => void;
  readonly onKept: () => void;
}

/** Another time for an appointment, which keeps its own until it has the new one. */
export function MoveForm({ appointment, onMoved, onKept }: MoveFormProps) {
  const { locale } = useRemoteContext();
  const storesT = useT(storesTexts);
  const { store, kind, token } = appointment;
  const [today] = useState(() => localTime(new Date(), store.time_zone).day);
  const [day, setDay] = useState(() => firstDayOf(store, today));
  const slots = useSlots({ storeId: store.store_id, kind, day });
  const { fields, set, error, busy, submit } = useForm({
    schema: ({ startsAt }) => (startsAt === '' ? { startsAt: 'timeRequired' } : {}),
    first: { startsAt: '' },
    body: ({ startsAt }) => startsAt,
    send: (startsAt) => move(token, startsAt),
    failures: (refusal) => ({ startsAt: failureKey(refusal) }),
    text: (key) => faultText(key, locale, storesT),
    onSent: (moved) => onMoved(moved),
    onFailed: (refusal) => {
      if (!isSlotGone(refusal)) return;
      set({ startsAt: '' });
      slots.offerLeft(refusal);
    },
  });

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={submit}>
      <h2 tabIndex={-1} ref={takeFocus}>
        {storesT('change-title')}
      </h2>
      <SlotChoice
        store={store}
        today={today}
        day={day}
        onDay={(chosen) => {
          setDay(chosen);
          set({ startsAt: '' });
        }}
        slots={slots}
        startsAt={fields.startsAt}
        onSlot={(startsAt) => set({ startsAt })}
        fault={error('startsAt')}
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
