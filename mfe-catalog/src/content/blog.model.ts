import type {
  BlogEntry,
  BlogList,
  BlogPost,
  DocumentPicture,
  Run,
  Section,
} from '@suvarna/contracts/content';

export interface EntryView {
  readonly title: string;
  readonly lead: readonly Run[];
  readonly path: string;
  readonly publishedAt: string;
  readonly minutes: number;
  readonly picture?: DocumentPicture;
}

export interface BlogView {
  readonly entries: readonly EntryView[];
  readonly page: number;
  readonly pages: number;
}

export interface PostView extends EntryView {
  readonly sections: readonly Section[];
  readonly changedAt: string;
  readonly others: readonly EntryView[];
}

export const BLOG = '/blog/';
export const blogPage = (page: number): string => (page === 1 ? BLOG : `${BLOG}?page=${String(page)}`);

const entryView = ({ slug, title, lead, published_at, minutes, picture }: BlogEntry): EntryView => ({
  title,
  lead,
  path: `${BLOG}${slug}/`,
  publishedAt: published_at,
  minutes,
  ...(picture && { picture }),
});

export const toBlogView = ({ results, page, page_size, count }: BlogList): BlogView => ({
  entries: results.map(entryView),
  page,
  pages: Math.max(1, Math.ceil(count / page_size)),
});

export const toPostView = ({ document, minutes, others }: BlogPost): PostView => ({
  ...entryView({ ...document, minutes }),
  sections: document.sections,
  changedAt: document.changed_at,
  others: others.map(entryView),
});
