import type { Devices } from '@suvarna/contracts/api/devices';
import { isApiFailure } from '@suvarna/contracts/api-reader';
import { bus } from '@suvarna/event-bus';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext } from '@suvarna/remote-kit/page';
import { Button } from '@suvarna/ui/button';
import { useState } from 'react';
import { useAct } from '../form/use-act.ts';
import { AskSheet } from '../page/ask-sheet.tsx';
import { CardSkeleton } from '../page/card-skeleton.tsx';
import { Notice } from '../page/notice.tsx';
import parts from '../page/parts.module.css';
import { PersonPage } from '../page/person-page.tsx';
import { Unread } from '../page/unread.tsx';
import { useSignedInRead } from '../signed-in/use-signed-in-read.ts';
import { DeviceCard } from './device-card.tsx';
import { readDevices, signOutDevice, signOutOthers } from './devices.api.ts';
import { sayIn, useSay } from './use-say.ts';

const HERE = '/account/devices/';

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: sayIn(locale)('devices.page-title'),
  noindex: true,
});

/** Where the account is signed in, and signing out elsewhere. */
export function Page() {
  const { t } = useRemoteContext();
  const say = useSay();
  const href = useHref();
  const { state, again, put } = useSignedInRead('devices', href(HERE), readDevices);
  const { busy, fault, act, forget } = useAct();
  const [asking, setAsking] = useState(false);

  const end = async (name: string, work: () => Promise<Devices>, said: string): Promise<void> => {
    const done = await act(
      name,
      async () => put(await work()),
      (error) => {
        // It was ended meanwhile: the list that is read again says so.
        if (isApiFailure(error) && error.code === 'ACCOUNT.DEVICE_NOT_FOUND') again();
        return say('devices.failed');
      },
    );
    if (!done) return;
    setAsking(false);
    bus.emit('toast.message.requested', { text: said, kind: 'success' });
  };

  return (
    <PersonPage crumbs={[{ label: say('devices.title'), path: HERE }]}>
      <h1>{say('devices.title')}</h1>
      <p className={parts['lead']}>{say('devices.lead')}</p>
      {state.kind === 'reading' && <CardSkeleton text={say('devices.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <Unread text={say('devices.unread')} onAgain={again} />
      )}
      {state.kind === 'ready' && (
        <>
          <div role="alert">{fault !== undefined && !asking && <Notice kind="failure">{fault}</Notice>}</div>
          <ul className={parts['list']}>
            {state.data.results.map((device) => (
              <DeviceCard
                key={device.device_id}
                device={device}
                busy={busy === device.device_id}
                onSignOut={() =>
                  void end(device.device_id, () => signOutDevice(device.device_id), say('devices.done'))
                }
              />
            ))}
          </ul>
          {state.data.results.length > 1 && (
            <div>
              <Button
                onClick={() => {
                  forget();
                  setAsking(true);
                }}
              >
                {say('devices.others')}
              </Button>
            </div>
          )}
          <p className={parts['muted']}>
            {say('devices.note')}{' '}
            <a className={parts['link']} href={href('/sign-in/forgot-password/')}>
              {t('profile.change-password')}
            </a>
          </p>
          <AskSheet
            open={asking}
            title={say('devices.others-title')}
            action={say('devices.others')}
            busy={busy === 'others'}
            fault={fault}
            onAct={() => void end('others', signOutOthers, say('devices.others-done'))}
            onClose={() => setAsking(false)}
          >
            <p>{say('devices.others-text')}</p>
          </AskSheet>
        </>
      )}
      <noscript>
        <p>{t('account.no-script')}</p>
      </noscript>
    </PersonPage>
  );
}
