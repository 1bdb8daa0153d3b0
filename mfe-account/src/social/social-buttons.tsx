import type { SocialProvider } from '@suvarna/contracts/social';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { Button } from '@suvarna/ui/button';
import { useAlive } from '@suvarna/ui/use-alive';
import { useWindowEvent } from '@suvarna/ui/use-window-event';
import { useRef, useState } from 'react';
import styles from '../sign-in/sign-in.module.css';
import { ProviderMark, PROVIDER_NAMES } from './provider-mark.tsx';
import { beginAt } from './social.api.ts';
import { socialFailureText } from './social-failure.model.ts';

interface SocialButtonsProps {
  readonly providers: readonly SocialProvider[];
  /** Where to go on to afterwards; asked when a button is pressed. */
  readonly next: () => string | null;
}

/** Signing in with an account somewhere else: the way leads out of the store and back to the page of return. */
export function SocialButtons({ providers, next }: SocialButtonsProps) {
  const { t, locale } = useRemoteContext();
  const alive = useAlive();
  const { leave } = useNavigateIfHere();
  const [leaving, setLeaving] = useState<SocialProvider | null>(null);
  // Two presses in one frame both find the state of before; this they both see.
  const underWay = useRef(false);
  const [failure, setFailure] = useState('');
  // A shopper who comes back by the browser's own button chooses again.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) setLeaving(null);
  });

  const begin = async (provider: SocialProvider): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setLeaving(provider);
    setFailure('');
    try {
      leave(await beginAt(provider, locale, next()));
    } catch (error) {
      setLeaving(null);
      setFailure(socialFailureText(error, provider, t));
    } finally {
      underWay.current = false;
    }
  };

  return (
    <>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          wide
          icon={<ProviderMark provider={provider} />}
          disabled={!alive || (leaving !== null && leaving !== provider)}
          busy={
            leaving === provider ? t('social.leaving', { provider: PROVIDER_NAMES[provider] }) : undefined
          }
          onClick={() => void begin(provider)}
        >
          {t('social.with', { provider: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
      <div role="alert">{failure !== '' && <p className={styles['failure']}>{failure}</p>}</div>
    </>
  );
}
