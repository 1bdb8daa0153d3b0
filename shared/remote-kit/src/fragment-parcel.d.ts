import type { LifeCycles } from 'single-spa';
import type { FragmentProps } from './host.ts';
import type { Fragments } from './page.ts';
import type { LoadTexts } from './texts.ts';
export declare function fragmentLoader(
  fragments: Fragments,
  loadTexts: LoadTexts,
): (name: string) => Promise<LifeCycles<FragmentProps>>;
