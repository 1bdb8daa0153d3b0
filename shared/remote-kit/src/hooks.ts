/** What a page or a fragment may ask of its host. */
import type { Locale } from '@suvarna/contracts/locale';
import { createContext, useContext } from 'react';
import type { EmbedFragment } from './host.ts';
import type { PageContext, Translate } from './page.ts';

export interface RemoteContextValue extends Omit<PageContext, 'base' | 'variant'> {
  /** `''` when left out. */
  readonly base?: string;
  readonly t: Translate;
  /** `null` on the server: fragments of others are drawn in the browser. */
  readonly embed: EmbedFragment | null;
  /** The page came by a soft navigation: nothing of it is on screen yet. */
  readonly soft?: boolean;
}

export const RemoteContext = createContext<RemoteContextValue | null>(null);

export function useRemoteContext(): RemoteContextValue {
  const context = useContext(RemoteContext);
  if (!context) throw new Error('useRemoteContext: rendered outside of a remote');
  return context;
}

/** Texts in the page's language: those of this remote's pages, or of one feature (`import { emiTexts } from '#texts/emi'`). */
export function useT(feature?: (locale: Locale) => Translate): Translate {
  const { t, locale } = useRemoteContext();
  return feature ? feature(locale) : t;
}

/**
 * Address of a store path in the page's language. Use it in every `<a href>`: plain links work
 * without JavaScript, and with it the shell turns them into soft navigations and prefetches.
 */
export function useHref(): (path: string) => string {
  const { base = '' } = useRemoteContext();
  return (path) => base + path;
}
