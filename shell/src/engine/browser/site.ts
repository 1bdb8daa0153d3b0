/** What the engine in the browser knows of the site it carries: this interface and nothing else. */
import type { ApiClient } from '@suvarna/contracts/call';
import type { Locale } from '@suvarna/contracts/locale';
import type { ReactElement } from 'react';
import type { Languages } from '../languages.ts';

/** Events that the engine says or answers; the site's bus carries them among its own. */
interface EngineEvents {
  'navigation.page.shown': { path: string; remote: string; routeId: string; title: string };
  'navigation.visit.requested': { to: string; replace?: boolean };
  'composition.revision.noticed': { revision: number };
}

interface EngineBus {
  emit<Name extends keyof EngineEvents>(name: Name, payload: EngineEvents[Name]): void;
  on<Name extends keyof EngineEvents>(name: Name, handler: (payload: EngineEvents[Name]) => void): () => void;
}

export interface FallbackProps {
  readonly locale: Locale;
  /** Name of the remote whose page cannot be shown. */
  readonly remote: string;
  readonly onRetry: () => void;
}

export interface SkeletonProps {
  /** As the route says; an unknown one is drawn plainly. */
  readonly name: string | undefined;
}

export interface BrowserSite {
  readonly languages: Languages;
  readonly api: ApiClient;
  readonly bus: EngineBus;
  /** Something in an address is the server's to decide: it is visited by a document of its own. */
  readonly needsDocument: (url: URL) => boolean;
  /** In the slot of a remote that is switched off or broken. */
  readonly fallback: (props: FallbackProps) => ReactElement;
  /** What draws the outline of a page that is on its way; fetched when the browser has nothing else to do. */
  readonly loadSkeleton: () => Promise<(props: SkeletonProps) => ReactElement>;
}
