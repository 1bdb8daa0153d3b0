type Part = typeof import('./trust.tsx');

let part: Part | undefined;

/** The server draws whole documents, so it has the part from its start. */
export function takeTrust(taken: Part): void {
  part = taken;
}

/** In a browser, for a page that it draws itself. What was drawn into a document needs none of it. */
export async function loadTrust(): Promise<Part> {
  part ??= await import(/* webpackChunkName: "trust" */ './trust.tsx');
  return part;
}

/** Nothing where it was never needed or could not be had. */
export const trustPart = (): Part | undefined => part;
