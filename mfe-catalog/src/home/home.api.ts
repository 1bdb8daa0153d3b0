import type { HomeContent } from '@suvarna/contracts/api/content';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { toHomeView, type HomeView } from './home.model.ts';

/** One call for the page: on a phone each further one would be paid for in round trips. */
export async function loadHome({ api, locale, signal }: LoadContext): Promise<Loaded<HomeView>> {
  const { data } = await api.get<HomeContent>('content/home/', { signal });
  return { kind: 'data', data: toHomeView(data, { locale, asOf: new Date().toISOString() }) };
}
