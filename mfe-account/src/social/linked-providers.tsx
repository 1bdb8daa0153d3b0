import type { SocialLinks, SocialProvider } from '@suvarna/contracts/social';
import { bus } from '@suvarna/event-bus';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import { takeFocus } from '@suvarna/ui/focus';
import { useAct } from '@suvarna/ui/use-act';
import { useState } from 'react';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { AddProviders } from './add-providers.tsx';
import { LinkedProvider } from './linked-provider.tsx';
import styles from './linked-providers.module.css';
import { PROVIDER_NAMES } from './provider-mark.tsx';
import { endLinkAt, readLinks, removeLink } from './social.api.ts';
import { socialFailureText } from './social-failure.model.ts';
import { takeReturned } from './take-returned.ts';

/**
 * Providers that open the account, each removable as long as another way to sign in remains, and those that
 * may be added. A provider's return leads back here, where what began here ends. Nothing where no provider is on.
 */
export function LinkedProviders() {
  const { t } = useRemoteContext();
  const href = useHref();
  const { busy, act } = useAct();
  const [failure, setFailure] = useState('');
  const say = (key: string, provider: SocialProvider): void =>
    bus.emit('toast.message.requested', {
      text: t(key, { provider: PROVIDER_NAMES[provider] }),
      kind: 'success',
    });

  const read = async (signal: AbortSignal): Promise<SocialLinks> => {
    const returned = takeReturned('link-');
    if (returned === null) return readLinks(signal);
    try {
      const links = await endLinkAt(returned);
      say('social.added', returned.provider);
      return links;
    } catch (error) {
      setFailure(socialFailureText(error, returned.provider, t));
      return readLinks(signal);
    }
  };
  const { state, again } = useSignedInRead('social-links', href('/account/profile/'), read, {
    // What is left after a removal is read behind what is shown.
    keepsLast: true,
  });
  if (state.kind !== 'ready') return null;
  const { links, addable } = state.data;
  if (links.length === 0 && addable.length === 0) return null;

  const remove = (provider: SocialProvider): void => {
    setFailure('');
    void act(
      provider,
      async () => {
        await removeLink(provider);
        say('social.removed', provider);
        again();
      },
      (error) => {
        const text = socialFailureText(error, provider, t);
        setFailure(text);
        return text;
      },
    );
  };

  return (
    <section className={styles['root']} aria-labelledby="linked-providers">
      <h2 id="linked-providers">{t('social.linked')}</h2>
      {links.length === 0 && <p className={styles['none']}>{t('social.none')}</p>}
      <ul>
        {links.map((link) => (
          <LinkedProvider
            key={link.provider}
            link={link}
            busy={busy.includes(link.provider)}
            onRemove={() => remove(link.provider)}
          />
        ))}
      </ul>
      <AddProviders providers={addable} onFailure={setFailure} />
      <div role="alert">
        {failure !== '' && (
          <p ref={takeFocus} tabIndex={-1} className={styles['failure']}>
            {failure}
          </p>
        )}
      </div>
    </section>
  );
}
