import { type Numbers, type Post } from './country.ts';
export declare const market: {
  readonly id: 'SG';
  readonly label: 'Singapore';
  readonly dial: '65';
  readonly currency: 'SGD';
  readonly symbol: 'S$';
  readonly rings: 'us';
  readonly shipping: 0;
};
export declare const post: Post;
export declare const numbers: Numbers;
