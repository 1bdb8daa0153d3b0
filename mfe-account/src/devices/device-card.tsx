import type { Device } from '@suvarna/contracts/identity';
import { formatFullDay, formatMoment } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { devicesTexts } from '#texts/devices';
import parts from '../page/parts.module.css';
import { countryOf, deviceName } from './device-words.model.ts';

interface DeviceCardProps {
  readonly device: Device;
  readonly busy: boolean;
  readonly onSignOut: () => void;
}

/** One browser in which the account is signed in. */
export function DeviceCard({ device, busy, onSignOut }: DeviceCardProps) {
  const { t, locale } = useRemoteContext();
  const devicesT = useT(devicesTexts);
  const name = deviceName(device, devicesT);
  const country = countryOf(device, locale);
  return (
    <li className={parts['card']}>
      <div className={parts['row']}>
        <h2>{name}</h2>
        {device.current && <strong className={parts['good']}>{devicesT('devices.this')}</strong>}
      </div>
      <p className={parts['muted']}>
        {country !== '' && `${country} · `}
        {devicesT('devices.since', { day: formatFullDay(device.signed_in_at, locale) })} ·{' '}
        {devicesT('devices.seen', { moment: formatMoment(device.last_seen_at, locale) })}
      </p>
      {!device.current && (
        <div>
          <Button
            variant="secondary"
            busy={busy ? t('account.leaving') : undefined}
            aria-label={devicesT('devices.sign-out-of', { name })}
            onClick={onSignOut}
          >
            {devicesT('devices.sign-out')}
          </Button>
        </div>
      )}
    </li>
  );
}
