import { localTime } from '@suvarna/contracts/stores';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { session } from '@suvarna/session';
import { useSyncExternalStore } from 'react';
import { storesTexts } from '#texts/stores';
import { APPOINTMENT } from '../../paths.ts';
import { readOwn } from './appointment.api.ts';
import styles from './appointment.module.css';
import { dayLabel, nameOf, timeText } from '../store-words.model.ts';

const nobody = (): null => null;

/** What a customer has booked; nothing for guests, who have their links, and where it cannot be had. */
export function OwnAppointments() {
  const { locale } = useRemoteContext();
  const storesT = useT(storesTexts);
  const href = useHref();
  const person = useSyncExternalStore(session.subscribe, session.person, nobody);
  const { state } = useRead(person === null ? null : `appointments of ${person}`, readOwn);
  const ahead = state.status === 'ready' ? state.data.filter(({ open }) => open) : [];
  if (ahead.length === 0) return null;
  return (
    <section className={styles['own']} aria-labelledby="own">
      <h2 id="own">{storesT('own')}</h2>
      <ul>
        {ahead.map(({ token, store, starts_at: startsAt }) => {
          const at = localTime(new Date(startsAt), store.time_zone);
          return (
            <li key={token}>
              <a className={styles['link']} href={href(`${APPOINTMENT}?token=${token}`)}>
                {storesT('own-at', {
                  day: dayLabel(at.day, locale),
                  time: timeText(at.minutes, locale),
                  store: nameOf(store, locale),
                })}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
