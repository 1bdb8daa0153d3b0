import { type Numbers, type Post } from './country.ts';
export declare const market: {
  readonly id: 'AE';
  readonly label: 'UAE';
  readonly dial: '971';
  readonly currency: 'AED';
  readonly symbol: 'AED';
  readonly rings: 'us';
  readonly shipping: 0;
};
export declare const post: Post;
export declare const numbers: Numbers;
