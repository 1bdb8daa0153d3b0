import type { ShopDocument } from '@suvarna/contracts/api/documents';
import type { PlacedKind } from '@suvarna/contracts/documents';
import type { LoadContext } from '@suvarna/remote-kit/page';

type Part = typeof import('./placed.ts');

let part: Part | undefined;

/**
 * Before a page that may have one is drawn, on the server and on a soft navigation; what was drawn into a
 * document needs none of it. An extra: a page without it is whole, and whoever operates the store hears of a
 * file that could not be had. A server, which has no such function, has the file or is broken.
 *
 * @returns what people published for that place; nothing in most places, at most times
 */
export async function loadPlaced(
  context: LoadContext,
  kind: PlacedKind,
  slug: string,
): Promise<ShopDocument | undefined> {
  const load = (): Promise<Part> => import(/* webpackChunkName: "placed" */ './placed.ts');
  part ??= (await load().catch(globalThis.reportError)) ?? undefined;
  const [outcome] = await Promise.allSettled([part?.readPlaced(context, kind, slug)]);
  return outcome.status === 'fulfilled' ? outcome.value : undefined;
}

/** What draws it. Nothing where it was never needed or could not be had. */
export const placedPart = (): Part | undefined => part;
