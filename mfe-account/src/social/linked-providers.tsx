import { formatFullDay } from '@suvarna/i18n/day';
import type { SocialProvider } from '@suvarna/contracts/api/social';
import { bus } from '@suvarna/event-bus';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { useState } from 'react';
import { useSignedInRead } from '../signed-in/use-signed-in-read.ts';
import styles from './linked-providers.module.css';
import { ProviderMark, PROVIDER_NAMES } from './provider-mark.tsx';
import { readLinks, removeLink } from './social.api.ts';
import { socialFailureText } from './social-failure.model.ts';

/** Providers that open the account, each removable as long as another way to sign in remains. Nothing where there is none. */
export function LinkedProviders() {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const { state, again } = useSignedInRead('social-links', href('/account/profile/'), readLinks);
  const [removing, setRemoving] = useState<SocialProvider>();
  const [failure, setFailure] = useState('');
  if (state.kind !== 'ready' || state.data.links.length === 0) return null;

  const remove = async (provider: SocialProvider): Promise<void> => {
    setRemoving(provider);
    setFailure('');
    try {
      await removeLink(provider);
      const text = t('social.removed', { provider: PROVIDER_NAMES[provider] });
      bus.emit('toast.message.requested', { text, kind: 'success' });
      again();
    } catch (error) {
      setFailure(socialFailureText(error, provider, t));
    } finally {
      setRemoving(undefined);
    }
  };

  return (
    <section className={styles['root']} aria-labelledby="linked-providers">
      <h2 id="linked-providers">{t('social.linked')}</h2>
      <ul>
        {state.data.links.map(({ provider, email, linked_at: at, removable }) => (
          <li key={provider}>
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
                busy={removing === provider ? t('social.removing') : undefined}
                onClick={() => void remove(provider)}
              >
                {t('social.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div role="alert">{failure !== '' && <p className={styles['failure']}>{failure}</p>}</div>
    </section>
  );
}
