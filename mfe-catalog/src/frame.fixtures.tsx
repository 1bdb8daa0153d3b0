import type { Locale } from '@suvarna/contracts/locale';
import { createTranslate } from '@suvarna/i18n';
import { FrameContext } from '@suvarna/remote-kit/hooks';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import en from './locales/en.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };

/** Renders a part of a page as a shopper gets it: with the catalog's real texts. */
export function renderInFrame(part: ReactNode, locale: Locale = 'en'): RenderResult {
  const t = createTranslate(locale, 'catalog', { en, hi }[locale]);
  return render(<FrameContext value={{ locale, currency: 'INR', t, embed: null }}>{part}</FrameContext>);
}
