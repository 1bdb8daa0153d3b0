import type * as Harfbuzz from 'harfbuzzjs';

let loaded: typeof Harfbuzz | undefined;

/** Compiles the shaper, once a thread. Asked for when the first document is opened: it waits at its top level, which nothing that is loaded with `require` may. */
export async function loadHarfbuzz(): Promise<typeof Harfbuzz> {
  loaded ??= await import('harfbuzzjs');
  return loaded;
}

/** @throws when no document was opened before */
export function harfbuzz(): typeof Harfbuzz {
  if (loaded === undefined) throw new Error('A text was to be shaped before the shaper was loaded.');
  return loaded;
}
