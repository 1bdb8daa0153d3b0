import { Link, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { frameTexts } from '#texts/frame';
import { isAtLeast } from '../orders/allowed.model.ts';
import { OrdersProvider, useOrders } from '../orders/orders-context.tsx';
import { Loaded } from '../views/loaded.tsx';
import { useLive, useStaleSince } from './freshness.tsx';
import { Keyboard } from './keyboard.tsx';
import { useT, useWrite } from './language.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PLACES } from './places.ts';
import { usePerson } from './session.tsx';
import styles from './frame.module.css';

/** What is around every screen of who is signed in. */
export function Frame() {
  const t = useT(frameTexts);
  return (
    <OrdersProvider>
      <a className="sv-skip-link" href="#main">
        {t('skip')}
      </a>
      <div className={styles['frame']}>
        <Header />
        <Navigation />
        <main id="main" className={styles['main']} tabIndex={-1}>
          <StaleBar />
          <Outcome />
          <Content />
        </main>
      </div>
    </OrdersProvider>
  );
}

/** Every screen needs to know what is live: its orders name the revision it showed. */
function Content() {
  const live = useLive();
  return (
    <Loaded query={live} lines={6}>
      {() => (
        <Suspense>
          <Outlet />
        </Suspense>
      )}
    </Loaded>
  );
}

function Header() {
  const t = useT(frameTexts);
  const write = useWrite();
  const { data: live } = useLive();
  const { displayName, role } = usePerson();
  return (
    <header className={styles['header']}>
      <Link to="/" className={styles['brand']}>
        <span lang="en">Suvarna</span> <small>{t('console')}</small>
      </Link>
      {live && (
        <p className={styles['revision']} title={t('revision.title', { time: write.time(live.changedAt) })}>
          {t('revision', { revision: live.revision })}
        </p>
      )}
      <div className={styles['tools']}>
        <Keyboard />
        <LanguageSwitch />
        <Link to="/account" className={styles['person']}>
          {displayName} <small>{t(`role.${role}`)}</small>
        </Link>
      </div>
    </header>
  );
}

function Navigation() {
  const t = useT(frameTexts);
  const { role } = usePerson();
  return (
    <nav className={styles['nav']} aria-label={t('navigation')}>
      <ul>
        {PLACES.filter(({ least }) => isAtLeast(role, least)).map(({ id, to }) => (
          <li key={id}>
            <Link to={to} className={styles['place']} activeOptions={{ exact: to === '/' }}>
              {t(`place.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Nothing was heard of the registry for too long: what is shown may be wrong, and nothing is ordered on it. */
function StaleBar() {
  const t = useT(frameTexts);
  const write = useWrite();
  const since = useStaleSince();
  return (
    <div role="alert">
      {since !== null && (
        <p className={styles['stale']}>{t('stale', { time: write.clock(new Date(since).toISOString()) })}</p>
      )}
    </div>
  );
}

function Outcome() {
  const { outcome } = useOrders();
  return (
    <p role="status" className={outcome === '' ? 'sv-visually-hidden' : styles['outcome']}>
      {outcome}
    </p>
  );
}
