type Part = typeof import('./placed.ts');

let part: Part | undefined;

/**
 * Before a page that has such a text is drawn, on the server and on a soft navigation; what was drawn into a
 * document needs none of it. The operator hears of a file that could not be had. A server,
 * which has no such function, has the file or is broken.
 */
export async function loadPlaced(): Promise<void> {
  const load = (): Promise<Part> => import(/* webpackChunkName: "placed" */ './placed.ts');
  part ??= (await load().catch(globalThis.reportError)) ?? undefined;
}

/** What draws it. Nothing where it was never needed or could not be had. */
export const placedPart = (): Part | undefined => part;
