import { contentTexts, type PlacedKind, type ShopDocument } from '@suvarna/contracts/content';
import { call } from '@suvarna/contracts/call';
import type { LoadContext } from '@suvarna/remote-kit/page';

/** An extra: a page without it is whole. @returns what people published for that place; nothing in most places, at most times */
export async function readPlaced(
  { api, locale, signal }: LoadContext,
  kind: PlacedKind,
  slug: string,
): Promise<ShopDocument | undefined> {
  const [outcome] = await Promise.allSettled([
    call(api, contentTexts, { query: { kind, slug, lang: locale }, signal }),
  ]);
  return outcome.status === 'fulfilled' ? outcome.value.results[0] : undefined;
}
