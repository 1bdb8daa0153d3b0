import { api } from '@suvarna/api-client';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useEffect, useState } from 'react';
import { addOwnPrice } from '../fresh-prices/shown-rate.ts';
import { readCompared } from './compare.api.ts';
import type { ComparedDesign, CompareView } from './compare.model.ts';

/** The designs of a page, with the prices of a newer rate once it is published. */
export function useComparedPrices(data: CompareView): readonly ComparedDesign[] {
  const { locale } = useRemoteContext();
  const [newer, setNewer] = useState<{
    readonly of: CompareView;
    readonly designs: CompareView['designs'];
  }>();

  useEffect(() => {
    if (data.designs.length === 0) return undefined;
    return addOwnPrice({
      read: async (signal) => {
        const ids = data.designs.map(({ id }) => id);
        const { designs, rateVersion } = await readCompared(ids, { api, locale, signal });
        return { version: rateVersion, put: () => setNewer({ of: data, designs }) };
      },
    });
  }, [data, locale]);

  return newer?.of === data ? newer.designs : data.designs;
}
