import type { ShopDocument } from '@suvarna/contracts/api/documents';
import { call } from '@suvarna/contracts/call';
import { contentTexts } from '@suvarna/contracts/calls/content';
import type { PlacedKind } from '@suvarna/contracts/documents';
import type { LoadContext } from '@suvarna/remote-kit/page';

export async function readPlaced(
  { api, locale, signal }: LoadContext,
  kind: PlacedKind,
  slug: string,
): Promise<ShopDocument | undefined> {
  const query = { kind, slug, lang: locale };
  return (await call(api, contentTexts, { query, signal })).results[0];
}
