import type { Locale } from '@suvarna/contracts/locale';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { toSizeGuideView, type SizeGuideView, type SizeGuideWords } from './size-guide.model.ts';

/** One chunk a language: who reads a listing carries none of them. */
const WORDS: Readonly<Record<Locale, () => Promise<{ readonly default: SizeGuideWords }>>> = {
  en: () => import(/* webpackChunkName: "sizes-en" */ './words/en.json', { with: { type: 'json' } }),
  hi: () => import(/* webpackChunkName: "sizes-hi" */ './words/hi.json', { with: { type: 'json' } }),
};

/** Asks the store for nothing: sizes do not change. */
export async function loadSizeGuide({ locale }: LoadContext): Promise<Loaded<SizeGuideView>> {
  return { kind: 'data', data: toSizeGuideView((await WORDS[locale]()).default) };
}
