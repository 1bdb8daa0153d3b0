import { browserStorage } from '@suvarna/session';

/** As the store of recently viewed designs keeps them (specification §3). The store itself would come with every first view. */
const KEY = 'recentlyViewed';

/** What this browser looked at last, the latest first; nothing where it keeps nothing, or nothing that can be read. */
export function storedDesigns(): readonly number[] {
  try {
    const kept = JSON.parse(browserStorage.local.get(KEY) ?? 'null') as {
      readonly state?: { readonly items?: readonly { readonly product_id?: unknown }[] };
    } | null;
    return (kept?.state?.items ?? [])
      .map(({ product_id: id }) => id)
      .filter((id) => typeof id === 'number' && Number.isSafeInteger(id) && id > 0) as number[];
  } catch {
    return [];
  }
}
