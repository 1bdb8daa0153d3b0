/** Links that live remotes bring for the chrome. They say what they are called; no text of ours does. */
import type { Locale } from '@suvarna/contracts/locale';
import type { ChromePlace } from '../../../engine/composer/site.ts';
import type { Destination } from './destinations.ts';

export type Navigation = ChromePlace['navigation'];

/** An entry for another place is shown nowhere: it was built for a site that has more of them. */
export const linksIn = (
  place: 'menu' | 'footer',
  navigation: Navigation,
  locale: Locale,
): readonly Destination[] =>
  navigation.flatMap((entry) => {
    // A language that came later than the release reads English, as it does of texts.
    const label = entry.names[locale] ?? entry.names['en'];
    return entry.place === place && label !== undefined ? [{ text: '', label, path: entry.path }] : [];
  });
