type Part = typeof import('./trust.tsx');

let part: Part | undefined;

/** Before a page is drawn, on the server and on a soft navigation. What was drawn into a document needs none of it. */
export async function loadTrust(): Promise<void> {
  part ??= await import(/* webpackChunkName: "trust" */ './trust.tsx');
}

/** Nothing where it was never needed or could not be had. */
export const trustPart = (): Part | undefined => part;
