import { type Numbers, type Post } from './country.ts';
export declare const market: {
  readonly id: 'US';
  readonly label: 'USA';
  readonly dial: '1';
  readonly currency: 'USD';
  readonly symbol: '$';
  readonly rings: 'us';
  readonly shipping: 0;
};
export declare const post: Post;
export declare const numbers: Numbers;
