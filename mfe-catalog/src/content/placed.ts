/** Texts on pages that have words of their own: few are published at a time, and no first view carries what reads and draws them. */
import type { ShopDocument } from '@suvarna/contracts/api/documents';
import { call } from '@suvarna/contracts/call';
import { contentTexts } from '@suvarna/contracts/calls/content';
import type { PlacedKind } from '@suvarna/contracts/documents';
import type { LoadContext } from '@suvarna/remote-kit/page';

export { Landing, LandingFacts } from '../listing/landing/landing.tsx';
export { PlacedBanner } from './placed-banner.tsx';

export async function readPlaced(
  { api, locale, signal }: LoadContext,
  kind: PlacedKind,
  slug: string,
): Promise<ShopDocument | undefined> {
  const query = { kind, slug, lang: locale };
  return (await call(api, contentTexts, { query, signal })).results[0];
}
