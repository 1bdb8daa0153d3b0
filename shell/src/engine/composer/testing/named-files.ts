import type { PublicComposition } from '@suvarna/contracts/public-composition';

const block = (html: string, id: string): unknown =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null',
  );

/** Addresses of all files that a document names: in its markup, and in the composition it carries. */
export function filesNamedIn(html: string): readonly string[] {
  const inMarkup = [...html.matchAll(/(?:src|href)="(\/(?:shell|remotes)\/[^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  const composition = block(html, 'sv-composition') as Pick<PublicComposition, 'remotes'> | null;
  const composed = (composition?.remotes ?? []).flatMap(({ base, entry, routes, locales }) =>
    [
      entry,
      ...routes.flatMap(({ scripts, styles }) => [...scripts, ...styles]),
      ...Object.values(locales).flat(),
    ].map((file) => base + file),
  );
  return [...new Set([...inMarkup, ...composed])];
}
