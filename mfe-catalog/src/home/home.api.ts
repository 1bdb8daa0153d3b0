import { call } from '@suvarna/contracts/call';
import { homeContent } from '@suvarna/contracts/calls/catalogue';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { readingNow } from '../reading.model.ts';
import { toHomeView, type HomeView } from './home.model.ts';

/** One call for the page: on a phone each further one would be paid for in round trips. */
export async function loadHome({ api, locale, signal }: LoadContext): Promise<Loaded<HomeView>> {
  const content = await call(api, homeContent, { signal });
  return { kind: 'data', data: toHomeView(content, readingNow(locale)) };
}
