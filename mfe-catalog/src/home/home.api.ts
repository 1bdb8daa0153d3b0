import { call } from '@suvarna/contracts/call';
import { homeContent } from '@suvarna/contracts/catalogue';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { loadPlaced } from '../content/load-placed.ts';
import { readPlaced } from '../content/read-placed.ts';
import { readingNow } from '../page/reading.model.ts';
import { toHomeView, type HomeView } from './home.model.ts';

/** One call for the page: on a phone each further one would be paid for in round trips. Beside it, what people may have put there. */
export async function loadHome(context: LoadContext): Promise<Loaded<HomeView>> {
  const { api, locale, signal } = context;
  const [content, banner] = await Promise.all([
    call(api, homeContent, { signal }),
    readPlaced(context, 'banner', 'home'),
  ]);
  if (banner) await loadPlaced();
  return { kind: 'data', data: { ...toHomeView(content, readingNow(locale)), ...(banner && { banner }) } };
}
