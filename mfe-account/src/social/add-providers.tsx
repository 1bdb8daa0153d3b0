import type { SocialProvider } from '@suvarna/contracts/social';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { Button } from '@suvarna/ui/button';
import { useWindowEvent } from '@suvarna/ui/use-window-event';
import { useRef, useState } from 'react';
import styles from './linked-providers.module.css';
import { ProviderMark, PROVIDER_NAMES } from './provider-mark.tsx';
import { beginLinkAt } from './social.api.ts';
import { socialFailureText } from './social-failure.model.ts';

interface AddProvidersProps {
  readonly providers: readonly SocialProvider[];
  /** `''` for none any more. */
  readonly onFailure: (text: string) => void;
}

/** Providers that do not open the account yet: the way leads out of the store and back to this page. */
export function AddProviders({ providers, onFailure }: AddProvidersProps) {
  const { t, locale } = useRemoteContext();
  const { leave } = useNavigateIfHere();
  const [leaving, setLeaving] = useState<SocialProvider | null>(null);
  // Two presses in one frame both find the state of before; this they both see.
  const underWay = useRef(false);
  // A shopper who comes back by the browser's own button chooses again.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) setLeaving(null);
  });
  if (providers.length === 0) return null;

  const begin = async (provider: SocialProvider): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setLeaving(provider);
    onFailure('');
    try {
      leave(await beginLinkAt(provider, locale));
    } catch (error) {
      setLeaving(null);
      onFailure(socialFailureText(error, provider, t));
    } finally {
      underWay.current = false;
    }
  };
  return (
    <div className={styles['add']}>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          icon={<ProviderMark provider={provider} />}
          disabled={leaving !== null && leaving !== provider}
          busy={
            leaving === provider ? t('social.leaving', { provider: PROVIDER_NAMES[provider] }) : undefined
          }
          onClick={() => void begin(provider)}
        >
          {t('social.add', { provider: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
    </div>
  );
}
