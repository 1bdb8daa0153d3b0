import type { Device } from '@suvarna/contracts/api/devices';
import { formatFullDay, formatMoment } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
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
  const name = deviceName(device, t);
  const country = countryOf(device, locale);
  return (
    <li className={parts['card']}>
      <div className={parts['row']}>
        <h2>{name}</h2>
        {device.current && <strong className={parts['good']}>{t('devices.this')}</strong>}
      </div>
      <p className={parts['muted']}>
        {country !== '' && `${country} · `}
        {t('devices.since', { day: formatFullDay(device.signed_in_at, locale) })} ·{' '}
        {t('devices.seen', { moment: formatMoment(device.last_seen_at, locale) })}
      </p>
      {!device.current && (
        <div>
          <Button
            variant="secondary"
            busy={busy ? t('account.leaving') : undefined}
            aria-label={t('devices.sign-out-of', { name })}
            onClick={onSignOut}
          >
            {t('devices.sign-out')}
          </Button>
        </div>
      )}
    </li>
  );
}
