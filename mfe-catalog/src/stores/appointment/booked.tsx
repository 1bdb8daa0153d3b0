import { type Appointment, localTime } from '@suvarna/contracts/stores';
import { bus } from '@suvarna/event-bus';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { takeFocus, takeLostFocus, useFocusAfterCommit } from '@suvarna/ui/focus';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { storesTexts } from '#texts/stores';
import { APPOINTMENT } from '../../paths.ts';
import { calendarFile, cancel, failureKey } from './appointment.api.ts';
import styles from './appointment.module.css';
import { MoveForm } from './move-form.tsx';
import { addressOf, dayLabel, directionsTo, nameOf, timeText } from '../store-words.model.ts';

interface BookedProps {
  readonly appointment: Appointment;
  readonly onChanged: (appointment: Appointment) => void;
}

/** An appointment, by its link: looked at, put into a calendar, moved, cancelled. */
export function Booked({ appointment, onChanged }: BookedProps) {
  const { locale } = useRemoteContext();
  const storesT = useT(storesTexts);
  const href = useHref();
  const [step, setStep] = useState<'look' | 'move' | 'cancel'>('look');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const { store, kind, state, open, token } = appointment;
  const at = localTime(new Date(appointment.starts_at), store.time_zone);
  // A store that left the release: it has no people any more, and only cancelling is left to do.
  const isThere = store.street !== '';
  const title = useRef<HTMLHeadingElement>(null);
  const toTitle = useCallback((heading: HTMLHeadingElement | null) => {
    title.current = heading;
    takeLostFocus(heading);
  }, []);
  const [toMove, toCancel] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const focus = useFocusAfterCommit();
  const kept = (asked: RefObject<HTMLButtonElement | null>): void => {
    setStep('look');
    setFault('');
    focus(() => asked.current);
  };
  const changed = (now: Appointment, text: string): void => {
    onChanged(now);
    setStep('look');
    focus(() => title.current);
    bus.emit('toast.message.requested', { text, kind: 'success' });
  };
  const give = async (): Promise<void> => {
    setBusy(true);
    setFault('');
    try {
      changed(await cancel(token), storesT('cancelled'));
    } catch (error) {
      setFault(storesT(failureKey(error)));
    } finally {
      setBusy(false);
    }
  };
  const lead = open ? 'booked-lead' : state === 'cancelled' ? 'cancelled-lead' : 'over-lead';
  const rows = [
    ['when', `${dayLabel(at.day, locale)}, ${timeText(at.minutes, locale)}`],
    ['how', storesT(`kind.${kind}`)],
    [
      'where',
      kind === 'home'
        ? appointment.address
        : [nameOf(store, locale), addressOf(store)].filter(Boolean).join(', '),
    ],
    ['for', `${appointment.name}, ${appointment.mobile}`],
    ['about', appointment.note],
  ] as const;
  return (
    <>
      <h1 tabIndex={-1} ref={toTitle}>
        {storesT('booked')}
      </h1>
      <p className={styles['lead']}>{storesT(lead)}</p>
      {appointment.reason !== '' && <p>{storesT('called-off', { reason: appointment.reason })}</p>}
      <dl className={styles['facts']}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([key, value]) => (
            <div key={key}>
              <dt>{storesT(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className={styles['note']}>{storesT('local-time')}</p>
      {open && step === 'look' && (
        <>
          <p className={styles['actions']}>
            <a className={styles['link']} href={calendarFile(token)} download>
              {storesT('calendar')}
            </a>
            {kind === 'store' && isThere && (
              <a className={styles['link']} href={directionsTo(store)} rel="noreferrer">
                {storesT('directions')}
              </a>
            )}
          </p>
          <p className={styles['actions']}>
            {isThere && (
              <Button ref={toMove} variant="secondary" onClick={() => setStep('move')}>
                {storesT('change')}
              </Button>
            )}
            <Button ref={toCancel} variant="quiet" onClick={() => setStep('cancel')}>
              {storesT('cancel')}
            </Button>
          </p>
        </>
      )}
      {open && step === 'move' && (
        <MoveForm
          appointment={appointment}
          onMoved={(now) => changed(now, storesT('changed'))}
          onKept={() => kept(toMove)}
        />
      )}
      {open && step === 'cancel' && (
        <div
          className={styles['ask']}
          role="group"
          tabIndex={-1}
          ref={takeFocus}
          aria-label={storesT('cancel')}
        >
          <p>{storesT('cancel-sure')}</p>
          <p className={styles['fault']} role="alert">
            {fault}
          </p>
          <p className={styles['actions']}>
            <Button busy={busy ? storesT('cancelling') : undefined} onClick={() => void give()}>
              {storesT('cancel-go')}
            </Button>
            <Button variant="secondary" onClick={() => kept(toCancel)}>
              {storesT('keep')}
            </Button>
          </p>
        </div>
      )}
      {!open && (
        <ButtonLink variant="secondary" href={href(`${APPOINTMENT}?store=${store.store_id}`)}>
          {storesT('book-another')}
        </ButtonLink>
      )}
    </>
  );
}
