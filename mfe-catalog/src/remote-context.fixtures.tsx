import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { translateFrom } from '@suvarna/testing/translate-from';
import { RemoteContext, type RemoteContextValue } from '@suvarna/remote-kit/hooks';
import type { ReactElement, ReactNode } from 'react';
import { en, hi } from './texts.fixtures.ts';

/** A part of a page as a shopper gets it: with the catalog's real texts. */
export function inRemote(
  part: ReactNode,
  locale: Locale = 'en',
  more: Pick<RemoteContextValue, 'soft'> = {},
): ReactElement {
  const t = translateFrom(locale, 'catalog', { en, hi }[locale]);
  return (
    <RemoteContext
      value={{ locale, base: localizePath('', locale), currency: 'INR', t, embed: null, ...more }}
    >
      {part}
    </RemoteContext>
  );
}
