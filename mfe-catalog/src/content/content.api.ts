import { call, isApiFailure } from '@suvarna/contracts/call';
import { goldRate } from '@suvarna/contracts/catalogue';
import {
  contentArticle,
  contentBlog,
  contentFaqs,
  contentPage,
  contentPolicy,
} from '@suvarna/contracts/content';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { policyPath, toArticleView, type ArticleView } from './article.model.ts';
import { toBlogView, toPostView, type BlogView, type PostView } from './blog.model.ts';
import {
  RATE_KARATS,
  RATES_OF_SPAN,
  toGoldRateView,
  type GoldRateView,
  type RateSpan,
} from './gold-rate.model.ts';

/** What was not published is not there; every other failure is one. */
async function orNotFound<Data>(load: () => Promise<Data>): Promise<Loaded<Data>> {
  try {
    return { kind: 'data', data: await load() };
  } catch (error) {
    if (isApiFailure(error) && (error.code === 'CONTENT.NOT_FOUND' || error.code === 'REQUEST.INVALID'))
      return { kind: 'not-found' };
    throw error;
  }
}

export const loadPolicy = ({
  api,
  locale,
  params: { slug = '' },
  query,
  signal,
}: LoadContext): Promise<Loaded<ArticleView>> =>
  orNotFound(async () => {
    const answer = await call(api, contentPolicy, { query: { slug, lang: locale }, signal });
    if (answer.document === undefined) throw new Error('a policy came without its words');
    return toArticleView(answer.document, {
      path: policyPath(slug),
      siblings: (answer.others ?? []).map((other) => ({ title: other.title, path: policyPath(other.slug) })),
      sent: query.get('sent'),
    });
  });

export const loadFaqs = ({ api, locale, signal }: LoadContext): Promise<Loaded<ArticleView>> =>
  orNotFound(async () =>
    toArticleView(await call(api, contentFaqs, { query: { lang: locale }, signal }), { path: '/faqs/' }),
  );

/** Pages whose address is their name: `/help/`, `/contact-us/`. */
const loadPage =
  (slug: string) =>
  ({ api, locale, query, signal }: LoadContext): Promise<Loaded<ArticleView>> =>
    orNotFound(async () =>
      toArticleView(await call(api, contentPage, { query: { slug, lang: locale }, signal }), {
        path: `/${slug}/`,
        sent: query.get('sent'),
      }),
    );
export const loadHelp = loadPage('help');
export const loadContact = loadPage('contact-us');
export const loadFranchise = loadPage('franchise');
export const loadAttribution = loadPage('attribution');

const MOST_PAGES = 1_000;

export const loadBlog = ({ api, locale, query, signal }: LoadContext): Promise<Loaded<BlogView>> => {
  const page = Number(query.get('page') ?? '1');
  if (!Number.isInteger(page) || page < 1 || page > MOST_PAGES) return Promise.resolve({ kind: 'not-found' });
  return orNotFound(async () =>
    toBlogView(await call(api, contentBlog, { query: { lang: locale, page }, signal })),
  ).then((loaded) =>
    loaded.kind === 'data' && page > loaded.data.pages ? { kind: 'not-found' as const } : loaded,
  );
};

export const loadPost = ({
  api,
  locale,
  params: { slug = '' },
  signal,
}: LoadContext): Promise<Loaded<PostView>> =>
  orNotFound(async () =>
    toPostView(await call(api, contentArticle, { query: { slug, lang: locale }, signal })),
  );

/** What is not offered is read as what is shown without asking. */
export async function loadGoldRate({
  api,
  locale,
  query,
  signal,
}: LoadContext): Promise<Loaded<GoldRateView>> {
  const span: RateSpan = query.get('span') === 'year' ? 'year' : 'month';
  const karat = RATE_KARATS.find((known) => known === query.get('karat')) ?? '22';
  const rates = await call(api, goldRate, { query: { days: RATES_OF_SPAN[span] }, signal });
  return { kind: 'data', data: toGoldRateView(rates, { locale, karat, span }) };
}
