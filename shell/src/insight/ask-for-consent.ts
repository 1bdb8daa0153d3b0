import type { Locale } from '@suvarna/contracts/locale';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsentBar } from './consent-bar.tsx';
import { consentCookie } from './consent.ts';

/** Shows the question until it is answered, and remembers the answer. */
export function askForConsent(locale: Locale): Promise<'yes' | 'no'> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place, { identifierPrefix: 'consent-' });
  const { promise, resolve } = Promise.withResolvers<'yes' | 'no'>();
  root.render(createElement(ConsentBar, {
    locale,
    onAnswer: (answer) => {
      document.cookie = consentCookie(answer, location.protocol === 'https:');
      root.unmount();
      place.remove();
      resolve(answer);
    },
  }));
  return promise;
}
