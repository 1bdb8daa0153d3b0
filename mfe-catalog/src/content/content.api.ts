import { call } from '@suvarna/contracts/call';
import { goldRate } from '@suvarna/contracts/calls/catalogue';
import { contentPolicy } from '@suvarna/contracts/calls/content';
import type { Locale } from '@suvarna/contracts/locale';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { isPolicy, toArticleView, type ArticleId, type Articles, type ArticleView } from './article.model.ts';
import { toGoldRateView, type GoldRateView } from './gold-rate.model.ts';

/** One chunk a language: who reads a listing carries none of them. */
const WORDS: Readonly<Record<Locale, () => Promise<{ readonly default: Articles }>>> = {
  en: () => import(/* webpackChunkName: "content-en" */ './en.json', { with: { type: 'json' } }),
  hi: () => import(/* webpackChunkName: "content-hi" */ './hi.json', { with: { type: 'json' } }),
};

async function loadArticle(
  id: ArticleId,
  { api, locale, signal }: LoadContext,
): Promise<Loaded<ArticleView>> {
  const [words, facts] = await Promise.all([WORDS[locale](), call(api, contentPolicy, { signal })]);
  return { kind: 'data', data: toArticleView(id, words.default, facts) };
}

export const loadPolicy = (context: LoadContext): Promise<Loaded<ArticleView>> => {
  const { slug } = context.params;
  return isPolicy(slug) ? loadArticle(slug, context) : Promise.resolve({ kind: 'not-found' });
};
export const loadHelp = (context: LoadContext): Promise<Loaded<ArticleView>> => loadArticle('help', context);
export const loadFaqs = (context: LoadContext): Promise<Loaded<ArticleView>> => loadArticle('faqs', context);

/** Publications the page of the gold rate looks back on. */
const DAYS = 15;

export async function loadGoldRate({ api, locale, signal }: LoadContext): Promise<Loaded<GoldRateView>> {
  const rates = await call(api, goldRate, { query: { days: DAYS }, signal });
  return { kind: 'data', data: toGoldRateView(rates, locale) };
}
