import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { sizeGuideTexts } from '#texts/size-guide';
import { toSizeGuideView, type SizeGuideView } from './size-guide.model.ts';

/** Asks the store for nothing: sizes do not change. Its texts are a chunk for each language: who reads a listing carries none of them. */
export async function loadSizeGuide({ locale }: LoadContext): Promise<Loaded<SizeGuideView>> {
  return { kind: 'data', data: toSizeGuideView((await sizeGuideTexts[locale]()).default) };
}
