import { type ReactElement } from 'react';
import type { EmbedFragment } from './host.ts';
import type { PageModule, RouteContext, Translate } from './page.ts';
export interface PageViewProps {
  readonly route: RouteContext;
  readonly data: unknown;
  readonly module: PageModule<unknown>;
  readonly t: Translate;
  readonly embed: EmbedFragment | null;
  readonly soft?: boolean | undefined;
}
export declare function PageView({ route, data, module, t, embed, soft }: PageViewProps): ReactElement;
