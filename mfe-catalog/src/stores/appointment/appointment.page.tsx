import { isApiFailure } from '@suvarna/contracts/call';
import type { Appointment } from '@suvarna/contracts/stores';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { useOwnAddress } from '@suvarna/remote-kit/use-own-address';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { Button } from '@suvarna/ui/button';
import { useState } from 'react';
import { storesTexts } from '#texts/stores';
import { APPOINTMENT, FIND_A_STORE } from '../../paths.ts';
import { readAppointment } from './appointment.api.ts';
import styles from './appointment.module.css';
import { BookForm } from './book-form.tsx';
import { Booked } from './booked.tsx';
import { OwnAppointments } from './own-appointments.tsx';
import { WantedDesign } from '../wanted-design.tsx';
import type { AppointmentView } from '../stores.loader.ts';

export { loadAppointment as load } from '../stores.loader.ts';

export const head = (_data: AppointmentView, { locale }: RouteContext): PageHead => ({
  title: storesTexts(locale)('appointment-title'),
  noindex: true,
});

export function Page({ data, route }: PageProps<AppointmentView>) {
  const { t } = useRemoteContext();
  const storesT = useT(storesTexts);
  const href = useHref();
  const replaceAddress = useOwnAddress();
  // Of this visit of the page: a shopper who comes here again, by another link, wants another one.
  const [made, setMade] = useState<{ readonly of: RouteContext; readonly appointment: Appointment } | null>(
    null,
  );
  const token = route.query.get('token') ?? '';
  const here = href(APPOINTMENT);
  const booked = (appointment: Appointment): void => {
    setMade({ of: route, appointment });
    // Loaded again, or kept as a bookmark, the page shows what was booked.
    replaceAddress(`${here}?token=${appointment.token}`);
  };
  return (
    <div className={`sv-page ${styles['page']}`}>
      <Breadcrumb
        label={t('crumb.label')}
        items={[
          { label: t('crumb.home'), href: href('/') },
          { label: storesT('title'), href: href(FIND_A_STORE) },
          { label: storesT('appointment'), href: here },
        ]}
      />
      {made?.of === route ? (
        <Booked
          appointment={made.appointment}
          onChanged={(appointment) => setMade({ of: route, appointment })}
        />
      ) : token === '' ? (
        <>
          <h1>{storesT('appointment-title')}</h1>
          <p className={styles['lead']}>{storesT('appointment-lead')}</p>
          {data.design && <WantedDesign design={data.design} />}
          <OwnAppointments />
          <BookForm
            key={`${data.store?.store_id ?? ''} ${data.design?.id ?? ''}`}
            {...data}
            wish={route.query.get('kind')}
            onBooked={booked}
          />
        </>
      ) : (
        <ByLink token={token} />
      )}
    </div>
  );
}

function ByLink({ token }: { readonly token: string }) {
  const storesT = useT(storesTexts);
  const { state, retry, put } = useRead(token, (signal) => readAppointment(token, signal));
  if (state.status === 'ready') return <Booked appointment={state.data} onChanged={put} />;
  const isMissing =
    state.status === 'failed' &&
    isApiFailure(state.error) &&
    (state.error.code === 'APPOINTMENT.NOT_FOUND' || state.error.code === 'REQUEST.INVALID');
  return (
    <>
      <h1>{storesT('booked')}</h1>
      {state.status === 'loading' && <p role="status">{storesT('reading')}</p>}
      {state.status === 'failed' && (
        <div role="alert">
          <p>{storesT(isMissing ? 'not-found' : 'unread')}</p>
          {!isMissing && (
            <Button variant="secondary" onClick={retry}>
              {storesT('again')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
