import type { SocialLinks } from '@suvarna/contracts/social';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { ProviderMark, PROVIDER_NAMES } from './provider-mark.tsx';

interface LinkedProviderProps {
  readonly link: SocialLinks['links'][number];
  readonly busy: boolean;
  readonly onRemove: () => void;
}

/** A provider that opens the account. */
export function LinkedProvider({ link, busy, onRemove }: LinkedProviderProps) {
  const { t, locale } = useRemoteContext();
  const { provider, email, linked_at: at, removable } = link;
  return (
    <li>
      <ProviderMark provider={provider} />
      <div>
        <strong>{PROVIDER_NAMES[provider]}</strong>
        <p>{email}</p>
        <p>{t('social.since', { day: formatFullDay(at.slice(0, 10), locale) })}</p>
        {!removable && <p>{t('social.last-way')}</p>}
      </div>
      {removable && (
        <Button
          variant="secondary"
          size="medium"
          aria-label={t('social.remove-provider', { provider: PROVIDER_NAMES[provider] })}
          busy={busy ? t('social.removing') : undefined}
          onClick={onRemove}
        >
          {t('social.remove')}
        </Button>
      )}
    </li>
  );
}
