import type { Locale } from '@suvarna/contracts/locale';
import { writePageCookie } from '@suvarna/session';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsentBar } from './consent-bar.tsx';
import { consentCookie } from './consent.ts';

interface Question {
  readonly locale: Locale;
  /** What holds now, when a shopper came to change it. */
  readonly now?: 'yes' | 'no';
  /** Every answer, also a second one to the same question. */
  readonly onAnswer: (answer: 'yes' | 'no') => void;
}

const PLACE = 'shell-consent';

let leave: (() => void) | undefined;
/** Where the focus was before the question that is open. */
let cameFrom: Element | null = null;

/** Shows the question until it is answered, and remembers the answer. One question at a time: the newer one stays. */
export function askForConsent({ locale, now, onAnswer }: Question): void {
  const focused = document.activeElement;
  // Asked for again from inside the question: it goes back to where it first came from.
  if (!focused?.closest(`.${PLACE}`)) cameFrom = focused;
  leave?.();
  const place = document.createElement('div');
  place.className = PLACE;
  document.body.append(place);
  const root = createRoot(place, { identifierPrefix: 'consent-' });
  leave = () => {
    leave = undefined;
    root.unmount();
    place.remove();
  };
  root.render(
    createElement(ConsentBar, {
      locale,
      now,
      onAnswer: (answer) => {
        writePageCookie(consentCookie(answer, location.protocol === 'https:'));
        leave?.();
        if (now !== undefined && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
        onAnswer(answer);
      },
    }),
  );
}
