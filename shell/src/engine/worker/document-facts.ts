import { CANARY_COHORT } from '@suvarna/contracts/public-composition';

/** What a document says about itself: read from its text, so that no answer has to carry it. */
export interface NamedFile {
  readonly path: string;
  /** `''` where the document names none. */
  readonly integrity: string;
}

export interface DocumentFacts {
  /** It says that it may be cached: nothing in it is about a person. */
  readonly offline: boolean;
  /** Which of the site's variants it shows. */
  readonly variant: string;
  readonly revision: number;
  /** It is of a canary: other documents of this revision were made with other releases. */
  readonly isCanary: boolean;
  /** Version of the shell it was made with. */
  readonly shell: string;
  /** Scripts and styles it cannot do without. */
  readonly files: readonly NamedFile[];
}

/** A style sheet that stands in the document says which file it is: other pages have it fetched. */
const TAG = /<(?:script|link|style)\b[^>]*>/g;
const ADDRESS = / (?:src|(?:data-)?href)="(\/(?:shell|remotes)\/[^"]+)"/;
const INTEGRITY = / (?:data-)?integrity="([^"]+)"/;

function blockOf(html: string, id: string): unknown {
  const start = html.indexOf(`<script type="application/json" id="${id}">`);
  if (start === -1) return null;
  const from = html.indexOf('>', start) + 1;
  const text = html.slice(from, html.indexOf('</script>', from));
  try {
    return JSON.parse(text);
  } catch {
    // A document cut short: it is not kept.
    return null;
  }
}

/** `undefined` for what is no whole document of this store. */
export function readDocument(html: string): DocumentFacts | undefined {
  const page = blockOf(html, 'sv-page') as { offline?: unknown; variant?: unknown } | null;
  const composition = blockOf(html, 'sv-composition') as { revision?: unknown; cohort?: unknown } | null;
  if (
    !html.trimEnd().endsWith('</html>') ||
    typeof page?.variant !== 'string' ||
    typeof composition?.revision !== 'number'
  )
    return undefined;
  const files = new Map<string, string>();
  for (const [tag] of html.matchAll(TAG)) {
    const path = ADDRESS.exec(tag)?.[1];
    if (path !== undefined && !files.has(path)) files.set(path, INTEGRITY.exec(tag)?.[1] ?? '');
  }
  const shell = [...files.keys()]
    .map((path) => /^\/shell\/([\w.-]+)\//.exec(path)?.[1])
    .find((version) => version !== undefined);
  if (shell === undefined) return undefined;
  return {
    offline: page.offline === true,
    variant: page.variant,
    revision: composition.revision,
    isCanary: composition.cohort === CANARY_COHORT,
    shell,
    files: [...files].map(([path, integrity]) => ({ path, integrity })),
  };
}
