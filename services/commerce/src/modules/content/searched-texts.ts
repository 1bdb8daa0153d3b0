import { SINGLE } from '@suvarna/contracts/content';
import type { SearchedTexts } from '../catalogue/index.ts';
import { nameOfAll, openPublished, type PublishedDocument } from './published.ts';

/** Where a document is read; `undefined` for one that stands on a page of something else. */
function pathOf({ kind, slug }: PublishedDocument): string | undefined {
  if (kind === 'policy' || kind === 'blog') return `/${kind}/${slug}/`;
  return kind in SINGLE ? `/${slug}/` : undefined;
}

/** For the sitemap: every text that has an address, with the day its words last changed. It never rejects. */
export function searchedTexts(needs: Parameters<typeof openPublished>[0]): () => Promise<SearchedTexts> {
  const published = openPublished(needs);
  return async () => {
    const documents = await published.now();
    return {
      version: nameOfAll(documents),
      pages: documents.flatMap((document) => {
        const path = pathOf(document);
        return path === undefined ? [] : [{ path, modified: document.changedAt.toISOString().slice(0, 10) }];
      }),
    };
  };
}
