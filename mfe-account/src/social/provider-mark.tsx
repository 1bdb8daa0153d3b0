import type { SocialProvider } from '@suvarna/contracts/social';

/** As the companies write themselves, in every language. */
export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', apple: 'Apple' };

/** Drawn here, in the colour of the words beside it: no file of anybody else's is asked for. */
export function ProviderMark({ provider }: { readonly provider: SocialProvider }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {provider === 'google' ? (
        <path d="M20.6 12H12m8.6 0a8.6 8.6 0 1 1-2.5-6.1" fill="none" stroke="currentColor" strokeWidth="3" />
      ) : (
        <path
          d="M12.3 6.1c-.1-2 1.3-3.8 3.3-4.1.2 2.1-1.2 3.9-3.3 4.1Zm-.1 1.4c1-.1 2-.9 3.7-.9 1.5 0 2.9.8 3.7 2.1-3.2 2-2.8 6.4.5 7.8-.8 2.5-2.6 5.3-4.5 5.3-1.3 0-1.8-.8-3.4-.8s-2.1.8-3.4.8c-2.5 0-5-4.4-5-8.4 0-3.9 2.4-6.5 5.1-6.5 1.4 0 2.4.6 3.3.6Z"
          fill="currentColor"
        />
      )}
    </svg>
  );
}
