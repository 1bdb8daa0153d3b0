import type { DrawnView } from '@suvarna/jewellery-model/model';

/** What lies on the GPU: the piece, beside a coin, or as it is worn. Pictures of one staging share what is set up for it. */
export type Staging = 'alone' | 'coin' | 'worn';

export const stagingOf = (view: DrawnView): Staging =>
  view === 'scale' ? 'coin' : view === 'worn' ? 'worn' : 'alone';
