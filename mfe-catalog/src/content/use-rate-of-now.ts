import { api } from '@suvarna/api-client';
import { priceVersion } from '@suvarna/contracts/catalogue';
import type { RouteContext } from '@suvarna/remote-kit/page';
import { usePageOfNow } from '@suvarna/remote-kit/use-newer-rate';
import type { GoldRateView } from './gold-rate.model.ts';
import { useLayoutEffect } from 'react';
import { useT } from '@suvarna/remote-kit/hooks';
import { goldRateTexts } from '#texts/gold-rate';

const load = () => import(/* webpackChunkName: "content" */ './content.api.ts');

/** What the page of the gold rate shows: what came with it, and once another rate is noticed, that one. */
export function useRateOfNow(data: GoldRateView, route: RouteContext): GoldRateView {
  const t = useT(goldRateTexts);
  const shown = usePageOfNow(data, {
    versionOf: ({ version }) => priceVersion({ rate_version: version }),
    load: async (signal) => {
      const loaded = await (await load()).loadGoldRate({ ...route, api, signal });
      if (loaded.kind !== 'data') throw new Error('the gold rate has no page');
      return loaded.data;
    },
    text: t('gold-rate.renewed'),
  });
  // The page is drawn again: its title says the day as well.
  const title = shown === data ? '' : t('gold-rate.head.title', { day: shown.day });
  useLayoutEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
  return shown;
}
