import { isApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext } from '@suvarna/remote-kit/page';
import { Button } from '@suvarna/ui/button';
import { useLostFocusAfterCommit } from '@suvarna/ui/focus';
import { useRef, useState } from 'react';
import { devicesTexts } from '#texts/devices';
import { useEndOne } from '../form/use-end-one.ts';
import { AskSheet } from '../page/ask-sheet.tsx';
import { CardSkeleton } from '../page/card-skeleton.tsx';
import parts from '../page/parts.module.css';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { useAskedAct } from '../page/use-asked-act.ts';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { Failure } from '@suvarna/ui/notice';
import { DeviceCard } from './device-card.tsx';
import { readDevices, signOutDevice, signOutOthers } from './devices.api.ts';

const HERE = '/account/devices/';

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: devicesTexts(locale)('devices.page-title'),
  noindex: true,
});

/** Where the account is signed in, and signing out elsewhere. */
export function Page() {
  const { t } = useRemoteContext();
  const devicesT = useT(devicesTexts);
  const href = useHref();
  const { state, again, put } = useSignedInRead('devices', href(HERE), readDevices);
  const others = useAskedAct();
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useLostFocusAfterCommit();

  const tell = (text: string): void => bus.emit('toast.message.requested', { text, kind: 'success' });
  const { busy, fault, end } = useEndOne({
    work: signOutDevice,
    onEnded: (id) => {
      put((now) => ({ ...now, results: now.results.filter(({ device_id: other }) => other !== id) }));
      tell(devicesT('devices.done'));
    },
    onFailed: (error) => {
      if (isApiFailure(error) && error.code === 'ACCOUNT.DEVICE_NOT_FOUND') again();
      return devicesT('devices.failed');
    },
    next: () => heading.current,
  });
  const endOthers = async (): Promise<void> => {
    const done = await others.act(
      'others',
      async () => put(await signOutOthers()),
      () => devicesT('devices.others-failed'),
    );
    if (!done) return;
    setAsking(false);
    // The button that asks is gone with the others.
    focus(() => heading.current);
    tell(devicesT('devices.others-done'));
  };

  return (
    <PersonPage crumbs={[{ label: devicesT('devices.title'), path: HERE }]}>
      <h1 ref={heading} tabIndex={-1}>
        {devicesT('devices.title')}
      </h1>
      <p className={parts['lead']}>{devicesT('devices.lead')}</p>
      {state.kind === 'reading' && <CardSkeleton text={devicesT('devices.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={devicesT('devices.unread')} onAgain={again} />
      )}
      {state.kind === 'ready' && (
        <>
          <Failure text={fault} />
          <ul className={parts['list']}>
            {state.data.results.map((device) => (
              <DeviceCard
                key={device.device_id}
                device={device}
                busy={busy.includes(device.device_id)}
                onSignOut={() => end(device.device_id)}
              />
            ))}
          </ul>
          {state.data.results.length > 1 && (
            <div>
              <Button
                onClick={() => {
                  others.forget();
                  setAsking(true);
                }}
              >
                {devicesT('devices.others')}
              </Button>
            </div>
          )}
          <p className={parts['muted']}>
            {devicesT('devices.note')}{' '}
            <a className={parts['link']} href={href('/sign-in/forgot-password/')}>
              {t('profile.change-password')}
            </a>
          </p>
          <AskSheet
            open={asking}
            title={devicesT('devices.others-title')}
            action={devicesT('devices.others')}
            busy={others.busy.length > 0}
            fault={others.fault?.text}
            place={others.place}
            onAct={() => void endOthers()}
            onClose={() => setAsking(false)}
          >
            <p>{devicesT('devices.others-text')}</p>
          </AskSheet>
        </>
      )}
    </PersonPage>
  );
}
