/** What a page or a fragment may ask of its host. */
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

/** Texts of this remote in the page's language. */
export function useT(): Translate {
  return useRemoteContext().t;
}

/**
 * Address of a store path in the page's language. Use it in every `<a href>`: plain links work
 * without JavaScript, and with it the shell turns them into soft navigations and prefetches.
 */
export function useHref(): (path: string) => string {
  const { base = '' } = useRemoteContext();
  return (path) => base + path;
}
