import { soloOf } from './solo.ts';

/** A larger diamond alone on its chain. */
export const solitairePendant = soloOf(68);
