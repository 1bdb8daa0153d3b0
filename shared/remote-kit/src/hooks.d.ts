import type { Locale } from '@suvarna/contracts/locale';
import type { EmbedFragment } from './host.ts';
import type { PageContext, Translate } from './page.ts';
export interface RemoteContextValue extends Omit<PageContext, 'base' | 'variant'> {
  readonly base?: string;
  readonly t: Translate;
  readonly embed: EmbedFragment | null;
  readonly soft?: boolean;
}
export declare const RemoteContext: import('react').Context<RemoteContextValue | null>;
export declare function useRemoteContext(): RemoteContextValue;
export declare function useT(feature?: (locale: Locale) => Translate): Translate;
export declare function useHref(): (path: string) => string;
