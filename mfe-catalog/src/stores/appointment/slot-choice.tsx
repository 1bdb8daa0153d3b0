import type { AppointmentSlots, Store } from '@suvarna/contracts/stores';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { ReadResult } from '@suvarna/remote-kit/use-read';
import { SelectField } from '@suvarna/ui/field';
import { TryAgain } from '@suvarna/ui/try-again';
import { storesTexts } from '#texts/stores';
import styles from './appointment.module.css';
import { daysOf, halfHoursOf } from './days.model.ts';
import { dayLabel, timeText } from '../store-words.model.ts';

interface SlotChoiceProps {
  readonly store: Store;
  readonly today: string;
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly slots: ReadResult<AppointmentSlots>;
  /** `''` until one is chosen. */
  readonly startsAt: string;
  readonly onSlot: (startsAt: string) => void;
  /** What is wrong with the choice. */
  readonly fault: string | undefined;
}

/** A day, and the half hours of it that are free. */
export function SlotChoice({ store, today, day, onDay, slots, startsAt, onSlot, fault }: SlotChoiceProps) {
  const { locale } = useRemoteContext();
  const storesT = useT(storesTexts);
  const { state, retry } = slots;
  const free = state.status === 'ready' ? state.data.slots.filter((slot) => slot.free > 0) : [];
  return (
    <>
      <SelectField
        name="day"
        label={storesT('day')}
        value={day}
        onChange={(event) => onDay(event.target.value)}
      >
        {daysOf(store, today).map((each) => (
          <option key={each} value={each}>
            {dayLabel(each, locale)}
          </option>
        ))}
      </SelectField>
      <fieldset
        className={styles['choice']}
        data-slots
        data-missing={fault !== undefined || undefined}
        tabIndex={-1}
        aria-describedby="slot-fault"
      >
        <legend>{storesT('time')}</legend>
        <p className={styles['fault']} id="slot-fault" role="alert">
          {fault}
        </p>
        {state.status === 'failed' && (
          <TryAgain text={storesT('times-failed')} again={storesT('again')} onAgain={retry} />
        )}
        {state.status === 'ready' && free.length === 0 && <p role="status">{storesT('times-none')}</p>}
        <div className={styles['slots']}>
          {state.status === 'loading' && (
            <>
              <p className={styles['reading']} role="status">
                {storesT('times-reading')}
              </p>
              {halfHoursOf(store, day).map((minutes) => (
                <span key={minutes} className={styles['room']} aria-hidden>
                  <span>{timeText(minutes, locale)}</span>
                </span>
              ))}
            </>
          )}
          {free.map(({ starts_at: each, minutes }) => (
            <label key={each} className={styles['slot']}>
              <input
                type="radio"
                name="slot"
                value={each}
                checked={startsAt === each}
                onChange={() => onSlot(each)}
              />
              <span>{timeText(minutes, locale)}</span>
            </label>
          ))}
        </div>
        <p className={styles['note']}>{storesT('local-time')}</p>
      </fieldset>
    </>
  );
}
