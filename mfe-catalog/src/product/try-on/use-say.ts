import { createTranslate, type Translate } from '@suvarna/i18n';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useMemo } from 'react';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

/** Texts of trying on; they come with it, because most visits never open it. */
export function useSay(): Translate {
  const { locale } = useRemoteContext();
  return useMemo(() => createTranslate(locale, 'try-on', { en, hi }[locale]), [locale]);
}
